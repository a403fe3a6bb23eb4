package dev.unscramble.search;

import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import java.util.List;
import java.util.Optional;

/**
 * Replays the moves of a solution, one by one, to check that they solve the problem.
 *
 * @hidden from users of the library
 */
public final class Replay {
    private Replay() {}

    /**
     * The cost of a solution.
     *
     * @throws IllegalStateException if it is not a solution
     */
    public static <P extends Position> long cost(Problem<P> problem, List<Integer> moves) {
        fault(problem, moves).ifPresent(fault -> {
            throw new IllegalStateException("the search found " + fault + ": " + moves);
        });
        return moves.stream().mapToLong(problem.puzzle()::cost).sum();
    }

    static <P extends Position> boolean isSolution(Problem<P> problem, List<Integer> moves) {
        return fault(problem, moves).isEmpty();
    }

    private static <P extends Position> Optional<String> fault(Problem<P> problem, List<Integer> moves) {
        P position = problem.start();
        for (int move : moves) {
            if ((position.legalMoves() & 1L << move) == 0) {
                return Optional.of("an illegal move");
            }
            position.apply(move);
        }
        return position.isGoal() ? Optional.empty() : Optional.of("moves that do not reach the goal");
    }
}
