package dev.unscramble.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.ExactDistances;
import dev.unscramble.laws.Samples;
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
        assertAreSolved(rows, columns, Integer.MAX_VALUE);
    }

    /** That many boards to every goal, or all where there are no more. */
    static void assertAreSolved(int rows, int columns, int boards) {
        for (Board goal : TileCases.goals(rows, columns)) {
            TilePuzzle puzzle = new TilePuzzle(goal);
            ExactDistances<TilePosition> exact = TileCases.exact(goal);
            exact.sample(boards, Samples.seed(1))
                    .forEach(start -> assertThat(RandomBoards.assertIsSolved(puzzle, start))
                            .isGreaterThanOrEqualTo(exact.of(start)));
        }
    }

    /** Parberry's method takes 8/3 n^3 moves on average. */
    @ParameterizedTest
    @CsvSource({"3", "5", "6", "10"})
    void itTakesFewerMovesThanParberrysMethod(int side) {
        assertTakesFewerMovesThanParberry(side, Samples.atLeast(10));
    }

    static void assertTakesFewerMovesThanParberry(int side, int boards) {
        long seed = Samples.seed(side);
        Random random = new Random(seed);
        TilePuzzle puzzle = new TilePuzzle(Goals.blankLast(side, side));
        int sum = 0;
        for (int i = 0; i < boards; i++) {
            sum += RandomBoards.assertIsSolved(puzzle, RandomBoards.solvable(puzzle, random));
        }
        assertThat((double) sum / boards).as("seed %d", seed).isLessThan(8.0 / 3 * side * side * side);
    }

    @Test
    void theStartIsLeftAsItIs() {
        TilePuzzle puzzle = new TilePuzzle(Goals.blankFirst(5, 5));
        TilePosition start = RandomBoards.solvable(puzzle, Samples.random(1));
        String before = puzzle.format(start);
        RandomBoards.assertIsSolved(puzzle, start);
        assertThat(puzzle.format(start)).isEqualTo(before);
    }
}
