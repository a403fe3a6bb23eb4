package dev.unscramble.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.Samples;
import dev.unscramble.model.Improvement;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.search.Anytime;
import dev.unscramble.tiles.heuristic.LinearConflict;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Large boards are solved at once, and better and better as nodes are spent on them. */
class AnytimeTilesTest {

    @ParameterizedTest
    @CsvSource({"5, 5", "6, 6", "3, 20", "2, 30", "10, 10", "16, 16"})
    void noTimeIsEnoughForASolution(int rows, int columns) {
        Result result = solve(rows, columns, Limits.NONE.withTime(Duration.ZERO));
        assertThat(result.isSolved()).isTrue();
        assertThat(result.stopped()).contains(Outcome.TIME_LIMIT);
        assertThat(result.improvements()).isNotEmpty();
        assertThat(result.lowerBound()).isPositive().isLessThan(result.length());
    }

    @ParameterizedTest
    @CsvSource({"5, 5, 1.7", "6, 6, 1.5", "8, 8, 1.3"})
    void moreNodesMakeItShorter(int rows, int columns, double gain) {
        Result result = solve(rows, columns, Limits.NONE.withNodes(1_000_000));
        List<Improvement> improvements = result.improvements();
        assertThat(result.stopped()).contains(Outcome.NODE_LIMIT);
        assertThat(improvements.size()).isGreaterThan(1);
        assertThat((double) improvements.get(0).length() / result.length()).isGreaterThan(gain);
        assertThat(result.length()).isGreaterThanOrEqualTo(result.lowerBound());
    }

    @Test
    void whereNoSolutionIsShortEnoughThereIsNone() {
        Limits limits = Limits.NONE.withDepth(20).withMemoryBytes(4 << 20);
        Result result = solve(5, 5, limits);
        assertThat(result.outcome()).isEqualTo(Outcome.MEMORY_LIMIT);
        assertThat(result.moves()).isEmpty();
    }

    /** Narrow beams go over the solution quickly, and over all of it again as often as there are nodes for. */
    @Test
    void windowsAreNeverLongerThanTheSolution() {
        Result result = solve(4, 4, Limits.NONE.withMemoryBytes(60_000).withNodes(1_500_000));
        assertThat(result.stopped()).contains(Outcome.NODE_LIMIT);
        assertThat(result.statistics().generated()).isEqualTo(1_500_000);
    }

    @Test
    void theSameNodesGiveTheSameSolution() {
        Limits limits = Limits.NONE.withNodes(300_000);
        assertThat(solve(6, 6, limits).moves()).isEqualTo(solve(6, 6, limits).moves());
    }

    @Test
    void threadsDoNotChangeTheSolution() {
        TilePuzzle puzzle = new TilePuzzle(Goals.blankLast(5, 5));
        Problem<TilePosition> problem =
                new Problem<>(puzzle, RandomBoards.solvable(puzzle, new Random(4)), new LinearConflict(puzzle));
        Limits limits = Limits.NONE.withNodes(1_500_000);
        Result alone = Anytime.create().solve(problem, limits, Progress.NONE);
        Result together = Anytime.create().withThreads(3).solve(problem, limits, Progress.NONE);
        assertThat(together.moves()).isEqualTo(alone.moves());
        assertThat(together.statistics().generated()).isEqualTo(1_500_000);
        assertThat(together.statistics().expanded())
                .isEqualTo(alone.statistics().expanded());
        assertThat(together.statistics().duplicates())
                .isEqualTo(alone.statistics().duplicates());
    }

    @Test
    void smallBoardsAreProvedOptimal() {
        TilePuzzle puzzle = new TilePuzzle(Goals.blankFirst(2, 4));
        TileCases.exact(puzzle.goalBoard())
                .sample(Samples.atLeast(5), Samples.seed(8))
                .forEach(start -> {
                    Result result = Anytime.create()
                            .solve(
                                    new Problem<>(puzzle, start, new LinearConflict(puzzle)),
                                    Limits.NONE,
                                    Progress.NONE);
                    assertThat(result.isOptimal()).as(puzzle.format(start)).isTrue();
                    assertThat(result.stopLabel()).contains("proved");
                    assertThat(result.length())
                            .isEqualTo(TileCases.exact(puzzle.goalBoard()).of(start));
                });
    }

    private static Result solve(int rows, int columns, Limits limits) {
        TilePuzzle puzzle = new TilePuzzle(Goals.snail(rows, columns));
        TilePosition start = RandomBoards.solvable(puzzle, new Random(rows));
        return Anytime.create().solve(new Problem<>(puzzle, start, new LinearConflict(puzzle)), limits, Progress.NONE);
    }
}
