package dev.unscramble.tiles;

import dev.unscramble.heuristic.Zero;
import dev.unscramble.laws.Samples;
import dev.unscramble.laws.SolutionLaws;
import dev.unscramble.laws.TestedSearch;
import dev.unscramble.model.Heuristic;
import dev.unscramble.tiles.heuristic.LinearConflict;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every search with every option finds right solutions of the 2x3 puzzle: of all 360 boards to the usual goal under one
 * heuristic and under none, and of some boards under every other heuristic, and to every other goal. With large samples,
 * searches on several threads do so too.
 */
@Tag("long")
@ParameterizedClass(name = "{0} to {1}")
@MethodSource("solvers")
class TileSolutionTest extends SolutionLaws<TilePosition> {
    private static final Board USUAL = Goals.blankFirst(2, 3);

    TileSolutionTest(TestedSearch<TilePosition> solver, Board goal) {
        super(solver, TileCases.exact(goal), TileCases.exact(goal).sample(boards(solver, goal), Samples.seed(23)));
    }

    /** All 360 to the usual goal under linear conflicts and under nothing, and some of them otherwise. */
    private static int boards(TestedSearch<TilePosition> solver, Board goal) {
        boolean isUsual = goal.equals(USUAL);
        if (isUsual && (solver.heuristic() instanceof LinearConflict || solver.heuristic() == Zero.INSTANCE)) {
            return Integer.MAX_VALUE;
        }
        return Samples.atLeast(isUsual && !solver.isShared() ? 36 : 4);
    }

    static Stream<Arguments> solvers() {
        return TileCases.goals(2, 3).stream().flatMap(goal -> {
            TilePuzzle puzzle = new TilePuzzle(goal);
            List<Heuristic<? super TilePosition>> heuristics =
                    goal.equals(USUAL) ? TileCases.heuristics(puzzle) : List.of(new LinearConflict(puzzle));
            return TestedSearch.all(puzzle, heuristics, Samples.areLarge() ? heuristics : List.of()).stream()
                    .map(solver -> Arguments.of(solver, goal));
        });
    }
}
