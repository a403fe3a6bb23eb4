package dev.unscramble.tiles;

import dev.unscramble.laws.ExactDistances;
import dev.unscramble.laws.Samples;
import dev.unscramble.laws.SolutionLaws;
import dev.unscramble.laws.TestedSearch;
import dev.unscramble.model.Heuristic;
import dev.unscramble.tiles.heuristic.AdditiveDistance;
import dev.unscramble.tiles.pattern.HeavyPatternDatabase;
import dev.unscramble.tiles.pattern.TilePartition;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every search finds right solutions of the 2x3 puzzle if a slide costs the tile's number, squared or not. */
@Tag("long")
@ParameterizedClass(name = "{0} with {1}")
@MethodSource("solvers")
class HeavyTileSolutionTest extends SolutionLaws<TilePosition> {

    HeavyTileSolutionTest(TestedSearch<TilePosition> solver, TileCosts costs, ExactDistances<TilePosition> exact) {
        super(solver, exact, exact.sample(Samples.atLeast(12), Samples.seed(29)));
    }

    static Stream<Arguments> solvers() {
        return Stream.of(TileCosts.TILE, TileCosts.SQUARE).flatMap(costs -> {
            TilePuzzle puzzle = new TilePuzzle(Goals.blankFirst(2, 3)).withCosts(costs);
            ExactDistances<TilePosition> exact = new ExactDistances<>(puzzle);
            List<Heuristic<? super TilePosition>> heuristics = List.of(
                    AdditiveDistance.manhattan(puzzle),
                    new HeavyPatternDatabase(puzzle, TilePartition.parse(puzzle, "3-2"), TileCases.TABLES),
                    new HeavyPatternDatabase(puzzle, TilePartition.parse(puzzle, "5"), TileCases.TABLES));
            return TestedSearch.all(puzzle, heuristics, List.of()).stream()
                    .map(solver -> Arguments.of(solver, costs, exact));
        });
    }
}
