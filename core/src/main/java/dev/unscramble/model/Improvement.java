package dev.unscramble.model;

import java.util.List;

/**
 * A solution that was better than all before it.
 *
 * @param moves the solution, which has been replayed
 * @param cost of the solution
 * @param lowerBound the lower bound on the cost of any solution, as proved when this one was found
 * @param nanos the time that the search had taken until then
 */
public record Improvement(List<Integer> moves, int cost, int lowerBound, long nanos) {

    /** Copies the moves. */
    public Improvement {
        moves = List.copyOf(moves);
    }

    /** The number of moves. */
    public int length() {
        return moves.size();
    }

    /** The time after which it was found. */
    public double seconds() {
        return nanos / 1e9;
    }
}
