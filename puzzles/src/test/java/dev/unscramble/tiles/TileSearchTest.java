package dev.unscramble.tiles;

import dev.unscramble.laws.SearchLaws;
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
 * Every search with every option solves the boards of the 2x3 puzzle as it promises: all 360 of them
 * under every heuristic to the usual goal, and some of them to others. To start threads for each of
 * them takes most of the time, so searches on several threads solve all of them under one heuristic.
 */
@Tag("long")
@ParameterizedClass(name = "{0} to {1}")
@MethodSource("solvers")
class TileSearchTest extends SearchLaws<TilePosition> {
    private static final Board USUAL = Goals.blankFirst(2, 3);
    private static final long SEED = 23;

    TileSearchTest(TestedSearch<TilePosition> solver, Board goal) {
        super(solver, TileCases.exact(goal), TileCases.exact(goal).sample(boards(solver, goal), SEED));
    }

    private static int boards(TestedSearch<TilePosition> solver, Board goal) {
        boolean isForAll = !solver.isShared() || solver.heuristic() instanceof LinearConflict;
        return goal.equals(USUAL) && isForAll ? 360 : 40;
    }

    static Stream<Arguments> solvers() {
        return TileCases.goals(2, 3).stream().flatMap(goal -> {
            TilePuzzle puzzle = new TilePuzzle(goal);
            List<Heuristic<? super TilePosition>> heuristics =
                    goal.equals(USUAL) ? TileCases.heuristics(puzzle) : List.of(new LinearConflict(puzzle));
            return TestedSearch.all(puzzle, heuristics).stream().map(solver -> Arguments.of(solver, goal));
        });
    }
}
