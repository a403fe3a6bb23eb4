package dev.unscramble.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.heuristic.Combination;
import dev.unscramble.heuristic.Zero;
import dev.unscramble.model.DepthCutoff;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.model.Statistics;
import dev.unscramble.model.Statistics.Iteration;
import dev.unscramble.model.TieBreak;
import dev.unscramble.search.Backtrack;
import dev.unscramble.search.BestFirst;
import dev.unscramble.search.IterativeDeepening;
import dev.unscramble.search.Search;
import dev.unscramble.tiles.heuristic.AdditiveDistance;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The node counts that a course published for its best-known board, 26 moves from its goal. */
class PublishedCountsTest {
    private static final TilePuzzle PUZZLE =
            new TilePuzzle(Goals.blankFirst(3, 3), Direction.parseOrder("left,right,up,down"));

    @Test
    void breadthFirstSearch() {
        Result result = solve(BestFirst.bfs(), Limits.NONE);
        assertThat(result.length()).isEqualTo(26);
        assertThat(result.statistics().expanded()).isEqualTo(164_918);
        assertThat(result.statistics().maxStored()).isEqualTo(1 + 175_325);
    }

    /** What each round expands is what the rounds before it examined: all but duplicates, counted from 1. */
    @Test
    void iterativeDeepening() {
        Result result = solve(
                IterativeDeepening.create().withDuplicates(Duplicates.ALL).withCutoff(DepthCutoff.LATE), Limits.NONE);
        assertThat(result.length()).isEqualTo(26);
        List<Iteration> before = result.statistics().iterations().subList(0, 26);
        assertThat(before.stream().map(round -> Long.toString(round.cumulative())))
                .containsExactly("""
                        1 6 19 40 77 146 279 484 833 1406 2411 3976 6613 10794 17839 28804 46977 74766 119563 185288 \
                        285629 424810 623791 879572 1208905 1596534""".split(" "));
        assertThat(before.stream()
                        .mapToLong(round -> round.generated() - round.duplicates())
                        .sum())
                .isEqualTo(2_047_147 - 1);
    }

    @Test
    void backtracking() {
        Result result = solve(Backtrack.create().withCutoff(DepthCutoff.LATE), Limits.NONE.withDepth(26));
        Statistics counts = result.statistics();
        assertThat(result.outcome()).isEqualTo(Outcome.SOLVED);
        assertThat(counts.generated() - counts.duplicates()).isEqualTo(418_915);
    }

    /**
     * What it calls A* orders nodes by h alone, the first in first, and its h adds the Manhattan distance to
     * the number of cells that are right already, the blank counted in both.
     */
    @Test
    void theSearchThatItCallsAStar() {
        Heuristic<TilePosition> h = Combination.sum(
                List.of(AdditiveDistance.inPlaceWithBlank(PUZZLE), AdditiveDistance.manhattanWithBlank(PUZZLE)));
        Result result = solve(BestFirst.greedy().withTieBreak(TieBreak.FIFO), h, Limits.NONE);
        assertThat(result.length()).isEqualTo(52);
        assertThat(result.statistics().expanded()).isEqualTo(753);
        assertThat(result.statistics().maxStored()).isEqualTo(1 + 1_221);
    }

    private static Result solve(Search search, Limits limits) {
        return solve(search, Zero.INSTANCE, limits);
    }

    private static Result solve(Search search, Heuristic<? super TilePosition> heuristic, Limits limits) {
        return search.solve(new Problem<>(PUZZLE, PUZZLE.parse("724 5b6 831"), heuristic), limits, Progress.NONE);
    }
}
