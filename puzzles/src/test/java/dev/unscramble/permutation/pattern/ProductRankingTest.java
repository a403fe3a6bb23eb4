package dev.unscramble.permutation.pattern;

import dev.unscramble.laws.ExactDistances;
import dev.unscramble.laws.RankingLaws;
import dev.unscramble.permutation.PermutationCases;
import dev.unscramble.permutation.PermutationPosition;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

/** Pieces and turns by number. */
@ParameterizedClass
@ValueSource(strings = {"pancake:6", "burnt-pancake:4", "lights-out:2x3", "topspin:6-3"})
class ProductRankingTest extends RankingLaws<PermutationPosition> {

    ProductRankingTest(String puzzle) {
        super(
                ProductRanking.of(PermutationCases.named(puzzle)).orElseThrow(),
                new ExactDistances<>(PermutationCases.named(puzzle)));
    }
}
