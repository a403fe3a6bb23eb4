package dev.unscramble.permutation;

/** The puzzles of the tests. */
final class PermutationCases {
    private PermutationCases() {}

    static PermutationPuzzle named(String name) {
        return new PermutationPuzzle(ShippedPuzzles.text(name)
                .map(text -> TwsReader.read(name, text, name, true))
                .or(() -> Families.named(name))
                .orElseThrow());
    }
}
