package dev.unscramble.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.search.BestFirst;
import dev.unscramble.search.IterativeDeepening;
import dev.unscramble.search.Search;
import dev.unscramble.tiles.heuristic.AdditiveDistance;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** A search that runs out of memory halfway says so, and what it has proved until then. */
class MemoryLimitTest {
    private static final TilePuzzle PUZZLE = new TilePuzzle(Goals.blankFirst(3, 3));
    private static final Problem<TilePosition> PROBLEM =
            new Problem<>(PUZZLE, PUZZLE.parse("724 5b6 831"), AdditiveDistance.misplaced(PUZZLE));
    private static final int DISTANCE = 26;

    static final List<Search> SEARCHES = List.of(
            BestFirst.bfs(),
            BestFirst.bfs().withDuplicates(Duplicates.PARENT),
            BestFirst.astar().withDuplicates(Duplicates.PATH),
            IterativeDeepening.create().withDuplicates(Duplicates.ALL));

    @ParameterizedTest
    @FieldSource("SEARCHES")
    void memoryThatRunsOutHalfwayEndsTheSearch(Search search) {
        for (long kilobytes = 800; kilobytes <= 2000; kilobytes += 150) {
            Result result = search.solve(PROBLEM, Limits.NONE.withMemoryBytes(1024 * kilobytes), Progress.NONE);
            assertThat(result.outcome())
                    .as("%s, %d kB", search.name(), kilobytes)
                    .isEqualTo(Outcome.MEMORY_LIMIT);
            assertThat(result.statistics().maxStored())
                    .isBetween(10 * kilobytes, 64 * kilobytes); // 16 bytes per node or more
            assertThat(result.lowerBound()).isBetween(1, DISTANCE);
        }
    }
}
