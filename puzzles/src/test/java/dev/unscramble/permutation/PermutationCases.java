package dev.unscramble.permutation;

import dev.unscramble.permutation.definition.Families;
import dev.unscramble.permutation.definition.ShippedPuzzles;
import dev.unscramble.permutation.definition.TwsReader;

/** The puzzles of the tests. */
public final class PermutationCases {
    private PermutationCases() {}

    public static PermutationPuzzle named(String name) {
        return new PermutationPuzzle(ShippedPuzzles.text(name)
                .map(text -> TwsReader.read(name, text, name, true))
                .or(() -> Families.named(name))
                .orElseThrow());
    }
}
