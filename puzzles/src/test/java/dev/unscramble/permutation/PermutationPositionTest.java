package dev.unscramble.permutation;

import dev.unscramble.laws.PositionLaws;
import dev.unscramble.permutation.definition.TwsReader;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** States of permutation puzzles keep the laws: of one long, also a full one, and of two, with pieces that are alike, and lights. */
@ParameterizedClass
@MethodSource("puzzles")
class PermutationPositionTest extends PositionLaws<PermutationPosition> {

    PermutationPositionTest(PermutationPuzzle puzzle, long[] perft) {
        super(puzzle, perft);
    }

    /** The first set takes all bits of a long, and the second none. */
    private static PermutationPuzzle fullLong() {
        String all = "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16\n";
        return new PermutationPuzzle(TwsReader.read(
                "full.tws",
                "Set A 16 1\nSet B 1 1\nSolved\nA\n" + all + "B\n1\nEnd\nMove X\nA\n16 " + all.replace(" 16", "")
                        + "End\nMove Y\nA\n2 1" + all.substring(3) + "End",
                "full",
                true));
    }

    static Stream<Arguments> puzzles() {
        return Stream.of(
                Arguments.of(PermutationCases.named("3x3x3"), new long[] {1, 18, 324, 5832}),
                Arguments.of(fullLong(), new long[] {1, 16, 256}),
                Arguments.of(PermutationCases.named("skewb"), new long[] {1, 8, 64, 512}),
                Arguments.of(PermutationCases.named("hungarian-rings"), new long[] {1, 38, 1444}),
                Arguments.of(PermutationCases.named("burnt-pancake:5"), new long[] {1, 5, 25, 125}),
                Arguments.of(PermutationCases.named("lights-out:2x3"), new long[] {1, 6, 36, 216}));
    }
}
