package dev.unscramble.search.bidirectional;

import dev.unscramble.model.Costs;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Puzzle;
import java.util.Optional;

/**
 * A problem from its goal to its start. The puzzle must have one goal, every move an inverse of the same cost, and the
 * heuristic must know the way to other states than the goal.
 */
final class Reversal {
    private Reversal() {}

    /** The reversed problem; {@link #obstacle} must be empty. */
    static <P extends Position> Problem<P> of(Problem<P> problem) {
        Heuristic<? super P> back =
                problem.heuristic().towards(problem.start()).orElseThrow(); // otherwise it is an obstacle
        return problem.from(problem.puzzle().goal().orElseThrow()).with(back);
    }

    /** Why a search cannot go from the goal to the start, if so. */
    static <P extends Position> Optional<String> obstacle(Problem<P> problem) {
        Puzzle<P> puzzle = problem.puzzle();
        if (!puzzle.hasOneGoal()) {
            return Optional.of("needs a puzzle with one goal state, which " + puzzle.name() + " does not have");
        }
        String cannot = "cannot go backwards in " + puzzle.name() + ": ";
        if (puzzle.noWayBack().isPresent()) {
            return puzzle.noWayBack().map(cannot::concat);
        }
        P start = problem.start();
        Costs<P> costs = puzzle.costs();
        for (int move = 0; costs.areFixed() && move < puzzle.moveCount(); move++) {
            int back = costs.of(start, puzzle.inverse(move));
            if (costs.of(start, move) != back) {
                return Optional.of(cannot + puzzle.moveName(move) + " costs " + costs.of(start, move)
                        + ", and the move that takes it back " + back);
            }
        }
        return problem.heuristic().towards(start).isPresent()
                ? Optional.empty()
                : Optional.of("also searches from the goal, and the heuristic "
                        + problem.heuristic().name() + " estimates no way to another state than the goal");
    }

    /** The costs, which must be the same both ways; if they depend on the state, each is checked when it is used. */
    static <P extends Position> Costs<P> costs(Puzzle<P> puzzle) {
        Costs<P> costs = puzzle.costs();
        if (costs.areFixed()) {
            return costs;
        }
        return Costs.byState(costs.least(), (position, move) -> {
            int cost = costs.of(position, move);
            position.apply(move);
            int back = costs.of(position, puzzle.inverse(move));
            position.undo(move);
            if (back != cost) {
                throw new InputException("no search can go backwards in " + puzzle.name() + ": from "
                        + puzzle.format(position) + ", " + puzzle.moveName(move) + " costs " + cost
                        + ", and the move that takes it back " + back);
            }
            return cost;
        });
    }
}
