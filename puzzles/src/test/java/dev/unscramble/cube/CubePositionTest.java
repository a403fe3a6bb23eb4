package dev.unscramble.cube;

import dev.unscramble.laws.PositionLaws;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Cubes keep the laws, in each metric and to each goal. All moves are legal everywhere, so sequences are powers. */
@ParameterizedClass
@MethodSource("puzzles")
class CubePositionTest extends PositionLaws<CubePosition> {

    CubePositionTest(CubePuzzle puzzle, long[] perft) {
        super(puzzle, perft);
    }

    static Stream<Arguments> puzzles() {
        Cube other = Cube.SOLVED.after(TurnReader.read("R U' F2 x"));
        return Stream.of(
                Arguments.of(new CubePuzzle(Metric.HALF), new long[] {1, 9, 81, 729, 6561}),
                Arguments.of(new CubePuzzle(Metric.QUARTER), new long[] {1, 6, 36, 216, 1296, 7776}),
                Arguments.of(
                        new CubePuzzle(Metric.HALF, other, TurnReader.read("F' F2 F R R' R2 U2 U U'")),
                        new long[] {1, 9, 81, 729}),
                Arguments.of(CubeCases.SMALL, new long[] {1, 4, 16, 64, 256, 1024, 4096}));
    }
}
