package dev.unscramble.census;

import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * A state that shows that a heuristic is not exact, not admissible or not consistent.
 *
 * @param distance to the goal, in moves
 * @param number identifies it among the states at the same distance
 * @param state packed
 * @param h the estimate for it
 * @param move the move by which h is inconsistent, or {@link #NO_MOVE}
 * @param hAfter the estimate after that move
 * @param size the size of the error
 */
public record Counterexample(int distance, long number, long[] state, int h, int move, int hAfter, int size) {
    /** The error is one of the state alone. */
    public static final int NO_MOVE = -1;

    private static final Comparator<Counterexample> NEAREST =
            Comparator.comparingInt(Counterexample::distance).thenComparingLong(Counterexample::number);
    private static final Comparator<Counterexample> WORST =
            Comparator.comparingInt(Counterexample::size).reversed().thenComparing(NEAREST);

    /** The one that is nearer to the goal. */
    static @Nullable Counterexample nearer(@Nullable Counterexample a, @Nullable Counterexample b) {
        return before(NEAREST, a, b);
    }

    /** The one with the larger error; of equals, the one that is nearer to the goal. */
    static @Nullable Counterexample worse(@Nullable Counterexample a, @Nullable Counterexample b) {
        return before(WORST, a, b);
    }

    private static @Nullable Counterexample before(
            Comparator<Counterexample> order, @Nullable Counterexample a, @Nullable Counterexample b) {
        if (a == null || b == null) {
            return a == null ? b : a;
        }
        return order.compare(a, b) <= 0 ? a : b;
    }
}
