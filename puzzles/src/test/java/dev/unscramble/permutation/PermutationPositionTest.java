package dev.unscramble.permutation;

import dev.unscramble.laws.PositionLaws;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** States of permutation puzzles keep the laws: of one long and of two, with pieces that are alike, and lights. */
@ParameterizedClass
@MethodSource("puzzles")
class PermutationPositionTest extends PositionLaws<PermutationPosition> {

    PermutationPositionTest(PermutationPuzzle puzzle, long[] perft) {
        super(puzzle, perft);
    }

    static Stream<Arguments> puzzles() {
        return Stream.of(
                Arguments.of(PermutationCases.named("3x3x3"), new long[] {1, 18, 324, 5832}),
                Arguments.of(PermutationCases.named("skewb"), new long[] {1, 8, 64, 512}),
                Arguments.of(PermutationCases.named("hungarian-rings"), new long[] {1, 38, 1444}),
                Arguments.of(PermutationCases.named("burnt-pancake:5"), new long[] {1, 5, 25, 125}),
                Arguments.of(PermutationCases.named("lights-out:2x3"), new long[] {1, 6, 36, 216}));
    }
}
