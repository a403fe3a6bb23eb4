package dev.unscramble.tiles;

import dev.unscramble.laws.ExactDistances;
import dev.unscramble.laws.Samples;
import dev.unscramble.laws.SearchLaws;
import dev.unscramble.laws.TestedSearch;
import dev.unscramble.model.Heuristic;
import dev.unscramble.tiles.heuristic.AdditiveDistance;
import dev.unscramble.tiles.heuristic.Euclidean;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every search with every option keeps all laws on the 2x3 puzzle, under a heuristic of each guarantee, and on several
 * threads under the first of them; for large samples, under all. {@link TileSolutionTest} has more heuristics and boards.
 */
@Tag("long")
@ParameterizedClass(name = "{0}")
@MethodSource("solvers")
class TileSearchTest extends SearchLaws<TilePosition> {
    private static final TilePuzzle PUZZLE = new TilePuzzle(Goals.blankFirst(2, 3));
    private static final ExactDistances<TilePosition> EXACT = TileCases.exact(PUZZLE.goalBoard());

    TileSearchTest(TestedSearch<TilePosition> solver) {
        super(solver, EXACT, EXACT.sample(Samples.atLeast(4), Samples.seed(1)));
    }

    static List<TestedSearch<TilePosition>> solvers() {
        List<Heuristic<? super TilePosition>> heuristics = new ArrayList<>(List.<Heuristic<? super TilePosition>>of(
                AdditiveDistance.manhattan(PUZZLE), TileCases.database(PUZZLE, "3-2"), Euclidean.withBlank(PUZZLE)));
        if (Samples.areLarge()) {
            heuristics.addAll(TileCases.heuristics(PUZZLE));
        }
        return TestedSearch.all(PUZZLE, heuristics, Samples.areLarge() ? heuristics : heuristics.subList(0, 1));
    }
}
