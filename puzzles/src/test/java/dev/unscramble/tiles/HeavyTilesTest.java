package dev.unscramble.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.ExactDistances;
import dev.unscramble.laws.Samples;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Result;
import dev.unscramble.search.BestFirst;
import dev.unscramble.search.IdaStar;
import dev.unscramble.search.Search;
import dev.unscramble.search.bidirectional.Bae;
import dev.unscramble.search.bidirectional.Nbs;
import dev.unscramble.search.bounded.Bounded;
import dev.unscramble.tiles.heuristic.AdditiveDistance;
import dev.unscramble.tiles.pattern.HeavyPatternDatabase;
import dev.unscramble.tiles.pattern.TilePartition;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Slides that cost something by the tile's number. */
class HeavyTilesTest {

    @ParameterizedTest
    @CsvSource({"UNIT, 1, 1", "TILE, 4, 9", "SQUARE, 16, 81", "SQRT, 20000, 30000", "INVERSE, 2500, 1111"})
    void aTileCostsByItsNumber(TileCosts costs, int four, int nine) {
        assertThat(costs.of(4)).isEqualTo(four);
        assertThat(costs.of(9)).isEqualTo(nine);
    }

    @ParameterizedTest
    @EnumSource
    void estimatesAreConsistentAndSearchesRightOnAWholeSpace(TileCosts costs) {
        TilePuzzle puzzle = new TilePuzzle(Goals.blankFirst(2, 3)).withCosts(costs);
        ExactDistances<TilePosition> exact = new ExactDistances<>(puzzle);
        for (AdditiveDistance heuristic :
                List.of(AdditiveDistance.manhattan(puzzle), AdditiveDistance.misplaced(puzzle))) {
            exact.all().forEach(position -> {
                int h = heuristic.estimate(position);
                assertThat(h).isLessThanOrEqualTo(exact.of(position));
                for (long moves = position.legalMoves(); moves != 0; moves &= moves - 1) {
                    int move = Long.numberOfTrailingZeros(moves);
                    int cost = puzzle.costs().of(position, move);
                    assertThat(heuristic.value(heuristic.after(position, move, heuristic.begin(position))))
                            .isBetween(h - cost, h + cost);
                }
            });
            exact.sample(Samples.atLeast(20), Samples.seed(9)).forEach(start -> {
                Problem<TilePosition> problem = new Problem<>(puzzle, start, heuristic);
                for (Search search : List.of(BestFirst.astar(), IdaStar.create(), Nbs.create(), Bae.create())) {
                    assertThat(search.solve(problem).cost()).isEqualTo(exact.of(start));
                }
                assertThat((double) Bounded.xdp(1.5).solve(problem).cost()).isLessThanOrEqualTo(1.5 * exact.of(start));
            });
        }
    }

    /** The costs of optimal solutions and the nodes of A* are those that others report for squares. */
    @Test
    void squaresOnKorfsBoardsCostWhatOthersReport() {
        TilePuzzle puzzle = new TilePuzzle(Goals.blankFirst(4, 4)).withCosts(TileCosts.SQUARE);
        Board start = Korf.hundred().get(78).start();
        Result result =
                BestFirst.astar().solve(new Problem<>(puzzle, puzzle.at(start), AdditiveDistance.manhattan(puzzle)));
        assertThat(result.cost()).isEqualTo(2_834);
        assertThat(result.statistics().expanded()).isBetween(15_000L, 15_700L); // others: 15,348
        HeavyPatternDatabase patterns =
                new HeavyPatternDatabase(puzzle, TilePartition.parse(puzzle, "4-4-4-3"), TileCases.TABLES);
        Result byPatterns = BestFirst.astar().solve(new Problem<>(puzzle, puzzle.at(start), patterns));
        assertThat(byPatterns.cost()).isEqualTo(2_834);
        assertThat(byPatterns.statistics().expanded())
                .isLessThan(result.statistics().expanded());
    }
}
