package dev.unscramble.model;

import java.util.List;

/**
 * A solution that was better than all before it.
 *
 * @param moves the solution, replayed before it got here
 * @param cost what it costs
 * @param lowerBound what was proved when it was found: no solution costs less
 * @param nanos how long the search had taken until then
 */
public record Improvement(List<Integer> moves, int cost, int lowerBound, long nanos) {

    public Improvement {
        moves = List.copyOf(moves);
    }

    public int length() {
        return moves.size();
    }

    public double seconds() {
        return nanos / 1e9;
    }
}
