package dev.unscramble.search;

import dev.unscramble.model.Costs;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import java.util.List;

/**
 * Replays the moves of a solution, one by one, to check that they solve the problem.
 *
 * @hidden from users of the library
 */
public final class Replay {
    private static final long ILLEGAL = -1;
    private static final long NOT_SOLVED = -2;

    private Replay() {}

    /**
     * The cost of a solution.
     *
     * @throws IllegalStateException if it is not a solution
     */
    public static <P extends Position> long cost(Problem<P> problem, List<Integer> moves) {
        long cost = replay(problem, moves);
        if (cost < 0) {
            String fault = cost == ILLEGAL ? "an illegal move" : "moves that do not reach the goal";
            throw new IllegalStateException("the search found " + fault + ": " + moves);
        }
        return cost;
    }

    static <P extends Position> boolean isSolution(Problem<P> problem, List<Integer> moves) {
        return replay(problem, moves) >= 0;
    }

    /** The cost of a solution, or what is wrong with it. */
    private static <P extends Position> long replay(Problem<P> problem, List<Integer> moves) {
        Costs<P> costs = problem.puzzle().costs();
        P position = problem.start();
        long cost = 0;
        for (int move : moves) {
            if (!position.isLegal(move)) {
                return ILLEGAL;
            }
            cost += costs.of(position, move);
            position.apply(move);
        }
        return position.isGoal() ? cost : NOT_SOLVED;
    }
}
