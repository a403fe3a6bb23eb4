package dev.unscramble.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.ExactDistances;
import dev.unscramble.laws.Samples;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.model.Trace;
import dev.unscramble.search.Search;
import dev.unscramble.search.walk.Annealing;
import dev.unscramble.search.walk.HillClimbing;
import dev.unscramble.search.walk.LssLrta;
import dev.unscramble.tiles.heuristic.AdditiveDistance;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Walks lead to the goal or end with a failure, and say which. */
class WalksTest {
    private static final TilePuzzle SMALL = new TilePuzzle(Goals.blankFirst(2, 3));
    private static final TilePuzzle EIGHT = new TilePuzzle(Goals.blankFirst(3, 3));

    static List<Search> localSearches() {
        return List.of(HillClimbing.create(), Annealing.create());
    }

    private static Problem<TilePosition> problem(TilePuzzle puzzle, TilePosition start) {
        return new Problem<>(puzzle, start, AdditiveDistance.manhattan(puzzle));
    }

    private static Problem<TilePosition> eight(String board) {
        return problem(EIGHT, EIGHT.at(BoardReader.read(board)));
    }

    /** Every solution that leaves a search is replayed, so that one that is solved is right. */
    @ParameterizedTest
    @MethodSource("localSearches")
    void aWalkLeadsToTheGoalOrSaysThatItFailed(Search search) {
        ExactDistances<TilePosition> exact = TileCases.exact(SMALL.goalBoard());
        exact.sample(Samples.atLeast(40), Samples.seed(3)).forEach(start -> {
            Result result = search.solve(problem(SMALL, start));
            assertThat(result.outcome()).isIn(Outcome.SOLVED, Outcome.EXHAUSTED);
            assertThat(result.isSolved() || result.reason().orElse("").startsWith("it failed 101 times"))
                    .isTrue();
            assertThat(result.lowerBound()).isLessThanOrEqualTo(exact.of(start));
        });
    }

    @ParameterizedTest
    @MethodSource("localSearches")
    void aWalkIsTheSameEachTimeAndKeepsItsLimits(Search search) {
        Problem<TilePosition> problem = eight("724506831");
        Result first = search.solve(problem);
        assertThat(search.solve(problem).moves()).isEqualTo(first.moves());
        assertThat(search.solve(problem).statistics().generated())
                .isEqualTo(first.statistics().generated());
        for (long nodes = 1; nodes < first.statistics().generated(); nodes = 2 * nodes + 1) {
            Result stopped = search.solve(problem, Limits.NONE.withNodes(nodes));
            assertThat(stopped.outcome()).isEqualTo(Outcome.NODE_LIMIT);
            assertThat(stopped.statistics().generated()).isEqualTo(nodes);
        }
        assertThat(search.solve(problem, Limits.NONE.withTime(Duration.ZERO)).outcome())
                .isEqualTo(Outcome.TIME_LIMIT);
        assertThat(search.solve(problem, Limits.NONE.withDepth(25)).outcome()).isEqualTo(Outcome.DEPTH_LIMIT);
    }

    @ParameterizedTest
    @MethodSource("localSearches")
    void aTraceHearsOfAllThatIsCounted(Search search) {
        long[] counts = new long[2];
        Trace trace = new Trace() {
            @Override
            public void generated(Node node) {
                counts[0]++;
            }

            @Override
            public void expanded(long node) {
                counts[1]++;
            }
        };
        Result result = search.solve(eight("142305678"), Limits.NONE, Progress.NONE, trace);
        assertThat(counts)
                .containsExactly(
                        result.statistics().generated(), result.statistics().expanded());
    }

    @Test
    void hillClimbingIsStuckOnMostBoardsAndRestartsHelp() {
        assertThat(HillClimbing.create().solve(eight("142305678")).length()).isEqualTo(2);
        assertThat(HillClimbing.create()
                        .withRestarts(0)
                        .solve(eight("724506831"))
                        .outcome())
                .isEqualTo(Outcome.EXHAUSTED);
        ExactDistances<TilePosition> exact = TileCases.exact(SMALL.goalBoard());
        assertThat(solved(HillClimbing.create().withRestarts(0), exact))
                .isLessThan(solved(HillClimbing.create(), exact));
    }

    private static long solved(Search search, ExactDistances<TilePosition> exact) {
        return exact.sample(60, Samples.seed(4)).stream()
                .filter(start -> search.solve(problem(SMALL, start)).isSolved())
                .count();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 10, 100, 1000})
    void aRealTimeSearchComesToTheGoalHoweverLittleItLooksAhead(int lookAhead) {
        Result result = LssLrta.create().withLookAhead(lookAhead).solve(eight("724506831"));
        assertThat(result.isSolved()).isTrue();
        assertThat(result.length()).isBetween(26, 2_000);
    }

    /** If it sees the goal before it has to move, it goes there by a shortest path, as A*. */
    @Test
    void aRealTimeSearchThatSeesEverythingIsAStar() {
        Result result = LssLrta.create().withLookAhead(100_000).solve(eight("724506831"));
        assertThat(result.length()).isEqualTo(26);
    }
}
