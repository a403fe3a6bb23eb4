package dev.unscramble.tiles;

import dev.unscramble.laws.Samples;
import dev.unscramble.laws.SearchLaws;
import dev.unscramble.laws.TestedSearch;
import dev.unscramble.model.Heuristic;
import dev.unscramble.tiles.heuristic.AdditiveDistance;
import dev.unscramble.tiles.heuristic.Euclidean;
import dev.unscramble.tiles.heuristic.LinearConflict;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every search with every option keeps all laws on the 2x3 puzzle, under a heuristic of each guarantee, and on several
 * threads under the first of them; for large samples, under all, and to other goals. {@link TileSolutionTest} has more heuristics and boards.
 */
@Tag("long")
@ParameterizedClass(name = "{0} to {1}")
@MethodSource("solvers")
class TileSearchTest extends SearchLaws<TilePosition> {
    private static final Board USUAL = Goals.blankFirst(2, 3);

    TileSearchTest(TestedSearch<TilePosition> solver, Board goal) {
        super(solver, TileCases.exact(goal), TileCases.exact(goal).sample(Samples.atLeast(4), Samples.seed(1)));
    }

    static Stream<Arguments> solvers() {
        List<Board> goals = Samples.areLarge() ? TileCases.goals(2, 3) : List.of(USUAL);
        return goals.stream()
                .flatMap(goal -> solvers(new TilePuzzle(goal)).stream().map(solver -> Arguments.of(solver, goal)));
    }

    private static List<TestedSearch<TilePosition>> solvers(TilePuzzle puzzle) {
        List<Heuristic<? super TilePosition>> heuristics = new ArrayList<>(List.<Heuristic<? super TilePosition>>of(
                AdditiveDistance.manhattan(puzzle), TileCases.database(puzzle, "3-2"), Euclidean.withBlank(puzzle)));
        if (!Samples.areLarge()) {
            return TestedSearch.all(puzzle, heuristics, heuristics.subList(0, 1));
        }
        heuristics.addAll(
                puzzle.goalBoard().equals(USUAL) ? TileCases.heuristics(puzzle) : List.of(new LinearConflict(puzzle)));
        return TestedSearch.all(puzzle, heuristics);
    }
}
