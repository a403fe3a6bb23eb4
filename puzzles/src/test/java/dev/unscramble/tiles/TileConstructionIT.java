package dev.unscramble.tiles;

import dev.unscramble.laws.Samples;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The constructor solves random boards, whatever their size and goal, and many of the 2x4 boards, or all of them for large
 * samples; the anytime search begins with it.
 */
class TileConstructionIT {

    @ParameterizedTest(name = "{0}x{1}, {2} boards, seed {3}")
    @MethodSource("sizes")
    void everyBoardIsSolved(int rows, int columns, int boards, long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < boards; i++) {
            TilePuzzle puzzle = new TilePuzzle(RandomBoards.any(rows, columns, random));
            RandomBoards.assertIsSolved(puzzle, RandomBoards.solvable(puzzle, random));
        }
    }

    @Test
    void boardsOfTwoRowsAndFourColumnsAreSolvedToEveryGoal() {
        TileConstructionTest.assertAreSolved(2, 4, Samples.atLeast(2_016));
    }

    @Test
    void largeBoardsTakeFewerMovesThanByParberrysMethod() {
        TileConstructionTest.assertTakesFewerMovesThanParberry(16, Samples.atLeast(2));
    }

    static Stream<Arguments> sizes() {
        Stream<Arguments> squares = IntStream.rangeClosed(5, 16)
                .mapToObj(side -> Arguments.of(side, side, Samples.atLeast(side <= 8 ? 20 : 2), Samples.seed(side)));
        Stream<Arguments> rectangles = Stream.of(List.of(3, 20), List.of(2, 30), List.of(20, 3), List.of(8, 32))
                .map(sides -> Arguments.of(sides.get(0), sides.get(1), Samples.atLeast(2), Samples.seed(sides.get(1))));
        return Stream.concat(squares, rectangles);
    }
}
