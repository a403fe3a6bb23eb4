package dev.unscramble.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The constructor: all of the smallest boards, and large ones in fewer moves than are known to be easy; {@link
 * TileConstructionIT} has larger ones.
 */
class TileConstructionTest {

    @ParameterizedTest
    @CsvSource({"2, 2", "2, 3", "3, 2"})
    void everySmallBoardIsSolvedToEveryGoal(int rows, int columns) {
        assertAllAreSolved(rows, columns);
    }

    static void assertAllAreSolved(int rows, int columns) {
        for (Board goal : TileCases.goals(rows, columns)) {
            TilePuzzle puzzle = new TilePuzzle(goal);
            TileCases.exact(goal)
                    .forEach((start, least) -> assertThat(RandomBoards.assertIsSolved(puzzle, start))
                            .isGreaterThanOrEqualTo(least));
        }
    }

    /** Parberry's method takes 8/3 n^3 moves on average. */
    @ParameterizedTest
    @CsvSource({"3", "5", "6", "10"})
    void itTakesFewerMovesThanParberrysMethod(int side) {
        assertTakesFewerMovesThanParberry(side);
    }

    static void assertTakesFewerMovesThanParberry(int side) {
        long seed = side;
        Random random = new Random(seed);
        TilePuzzle puzzle = new TilePuzzle(Goals.blankLast(side, side));
        int sum = 0;
        for (int i = 0; i < 10; i++) {
            sum += RandomBoards.assertIsSolved(puzzle, RandomBoards.solvable(puzzle, random));
        }
        assertThat(sum / 10.0).as("seed %d", seed).isLessThan(8.0 / 3 * side * side * side);
    }

    @Test
    void theStartIsLeftAsItIs() {
        TilePuzzle puzzle = new TilePuzzle(Goals.blankFirst(5, 5));
        TilePosition start = RandomBoards.solvable(puzzle, new Random(1));
        String before = puzzle.format(start);
        RandomBoards.assertIsSolved(puzzle, start);
        assertThat(puzzle.format(start)).isEqualTo(before);
    }
}
