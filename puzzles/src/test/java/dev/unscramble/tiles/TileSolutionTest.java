package dev.unscramble.tiles;

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
 * Every search with every option finds right solutions of the 2x3 puzzle under every heuristic to the usual goal, and
 * under one to others: from some of the 360 boards, or from all of them for large samples, which have searches on several
 * threads too.
 */
@Tag("long")
@ParameterizedClass(name = "{0} to {1}")
@MethodSource("solvers")
class TileSolutionTest extends SolutionLaws<TilePosition> {
    private static final Board USUAL = Goals.blankFirst(2, 3);

    TileSolutionTest(TestedSearch<TilePosition> solver, Board goal) {
        super(solver, TileCases.exact(goal), TileCases.exact(goal).sample(boards(solver, goal), Samples.seed(23)));
    }

    /** Threads take most of the time to start, so that they solve all boards under one heuristic. */
    private static int boards(TestedSearch<TilePosition> solver, Board goal) {
        boolean isForAll = !solver.isShared() || solver.heuristic() instanceof LinearConflict;
        return Samples.atLeast(goal.equals(USUAL) && isForAll ? 36 : 4);
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
