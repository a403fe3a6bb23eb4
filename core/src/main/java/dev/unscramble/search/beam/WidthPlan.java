package dev.unscramble.search.beam;

import dev.unscramble.search.meter.Pace;
import java.util.function.IntUnaryOperator;

/**
 * The width of a beam, layer by layer, with which it reaches the goal at about the time when it should end. The depth
 * of the goal is estimated from an earlier beam, and the time for each state is measured on the way.
 *
 * @param first the width to begin with
 * @param layers their expected number
 */
public record WidthPlan(int first, int layers, Pace pace) implements IntUnaryOperator {
    /** Fewer states than this are too few to estimate the time for each. */
    private static final long LEAST_MEASURED_STATES = 10_000;
    /** At least this share of the layers is assumed to remain, in case the goal is deeper than expected. */
    private static final double LEAST_SHARE_AHEAD = 0.03;

    @Override
    public int applyAsInt(int depth) {
        if (pace.states() < LEAST_MEASURED_STATES) {
            return first;
        }
        double ahead = Math.max(layers - depth, LEAST_SHARE_AHEAD * layers);
        return (int) Math.max(1, pace.statesLeft() / ahead);
    }
}
