package dev.unscramble.census;

import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * A state of which a heuristic says something remarkable.
 *
 * @param distance how many moves it needs
 * @param number tells it from others at the same distance
 * @param state packed
 * @param h what the heuristic says of it
 * @param move the move that the remark is about, or {@link #NO_MOVE}
 * @param hAfter what the heuristic says after that move
 * @param size how remarkable it is
 */
public record Counterexample(int distance, long number, long[] state, int h, int move, int hAfter, int size) {
    /** The remark is about the state alone. */
    public static final int NO_MOVE = -1;

    private static final Comparator<Counterexample> NEAREST =
            Comparator.comparingInt(Counterexample::distance).thenComparingLong(Counterexample::number);
    private static final Comparator<Counterexample> WORST =
            Comparator.comparingInt(Counterexample::size).reversed().thenComparing(NEAREST);

    /** The one that is nearer to the goal. */
    static @Nullable Counterexample nearer(@Nullable Counterexample a, @Nullable Counterexample b) {
        return before(NEAREST, a, b);
    }

    /** The more remarkable one, of equals the one that is nearer to the goal. */
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
