package dev.unscramble.tiles.rank;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.census.Census;
import dev.unscramble.census.RankedExploration;
import dev.unscramble.heuristic.Zero;
import dev.unscramble.laws.ExactDistances;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.search.BestFirst;
import dev.unscramble.search.Layers;
import dev.unscramble.tiles.Board;
import dev.unscramble.tiles.Goals;
import dev.unscramble.tiles.TileCases;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How many states there are at each depth, as published: the tests' own search and the engine find as many. */
@Tag("long")
class CensusTest {
    private static final String CENSUS = """
            2, 2, 1 2 2 2 2 2 1
            2, 3, 1 2 3 5 6 7 10 12 12 16 23 25 28 39 44 40 29 21 18 12 6 1
            2, 4, 1 2 3 6 10 14 19 28 42 61 85 119 161 215 293 396 506 632 788 985 1194 1414 1664 1884 1999 1958 1770 1463 1076 667 361 190 88 39 19 7 1
            3, 3, 1 2 4 8 16 20 39 62 116 152 286 396 748 1024 1893 2512 4485 5638 9529 10878 16993 17110 23952 20224 24047 15578 14560 6274 3910 760 221 2
            """;

    @ParameterizedTest(name = "{0}x{1}")
    @CsvSource(textBlock = CENSUS)
    void theTestsOwnSearchFindsThePublishedCounts(int rows, int columns, String published) {
        assertThat(exact(rows, columns).counts()).isEqualTo(counts(published));
    }

    @ParameterizedTest(name = "{0}x{1}")
    @CsvSource(textBlock = CENSUS)
    void layersAreAsWideAsPublished(int rows, int columns, String published) {
        TilePuzzle puzzle = new TilePuzzle(Goals.blankFirst(rows, columns));
        Layers<TilePosition> layers = Layers.aroundGoal(puzzle, Limits.NONE, Progress.NONE);
        List<Integer> widths = new ArrayList<>();
        while (layers.width() > 0) {
            widths.add(layers.width());
            assertThat(layers.advance()).isNull();
        }
        assertThat(widths).isEqualTo(counts(published));
    }

    @ParameterizedTest(name = "{0}x{1}")
    @CsvSource(textBlock = CENSUS)
    void layersOfBitsHaveAsManyStatesAsPublished(int rows, int columns, String published) {
        for (Board goal :
                List.of(Goals.blankFirst(rows, columns), Goals.blankLast(/* rows= */ columns, /* columns= */ rows))) {
            TileRanking ranking = new TileRanking(new TilePuzzle(goal));
            try (var exploration = new RankedExploration<>(ranking, 2, Limits.NONE, Progress.NONE)) {
                Census census = Census.take(exploration, Limits.NONE, layer -> null);
                assertThat(census.counts()).map(Long::intValue).isEqualTo(counts(published));
                assertThat(census.isComplete()).isTrue();
            }
        }
    }

    /** The search goes from the corner to a deepest state, so that no depth before it finds the goal. */
    @ParameterizedTest(name = "{0}x{1}")
    @CsvSource(textBlock = CENSUS)
    void breadthFirstSearchToADepthStoresAllStatesUpToIt(int rows, int columns, String published) {
        ExactDistances<TilePosition> exact = exact(rows, columns);
        TilePuzzle cornerPuzzle = new TilePuzzle(Goals.blankFirst(rows, columns));
        TilePuzzle deepPuzzle = new TilePuzzle(cornerPuzzle.board(exact.farthest()));
        Problem<TilePosition> problem =
                new Problem<>(deepPuzzle, deepPuzzle.at(cornerPuzzle.goalBoard()), Zero.INSTANCE);
        List<Integer> counts = counts(published);
        int sum = 0;
        for (int depth = 0; depth < counts.size() - 1; depth++) {
            sum += counts.get(depth);
            Result result = BestFirst.bfs().solve(problem, Limits.NONE.withDepth(depth), Progress.NONE);
            assertThat(result.outcome()).isEqualTo(Outcome.DEPTH_LIMIT);
            assertThat(result.lowerBound()).isEqualTo(depth + 1);
            assertThat(result.statistics().maxStored()).as("depth %d", depth).isEqualTo(sum);
            assertThat(result.statistics().generated() - result.statistics().duplicates())
                    .isEqualTo(sum);
            assertThat(result.statistics().expanded()).isEqualTo(sum - counts.get(depth));
        }
    }

    private static ExactDistances<TilePosition> exact(int rows, int columns) {
        return TileCases.exact(Goals.blankFirst(rows, columns));
    }

    private static List<Integer> counts(String published) {
        return Arrays.stream(published.split(" ")).map(Integer::valueOf).toList();
    }
}
