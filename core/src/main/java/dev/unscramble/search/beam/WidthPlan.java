package dev.unscramble.search.beam;

import dev.unscramble.search.meter.Pace;
import java.util.function.IntUnaryOperator;

/**
 * How wide a beam may be, layer by layer, to come to the goal at about the time when it should be done. How deep that
 * will be is known from a beam before it, and how long each state takes it finds out on the way.
 */
public final class WidthPlan implements IntUnaryOperator {
    /** Before this many states it is too early to say how long they take. */
    private static final long EARLY = 10_000;
    /** This share of the layers is always taken to be still ahead, should the goal lie deeper than expected. */
    private static final double LEAST_AHEAD = 0.03;

    private final int first;
    private final int layers;
    private final Pace pace;

    /**
     * For a beam that begins now.
     *
     * @param first the width to begin with
     * @param layers how many there will be, about
     */
    public WidthPlan(int first, int layers, Pace pace) {
        this.first = first;
        this.layers = layers;
        this.pace = pace;
    }

    @Override
    public int applyAsInt(int depth) {
        if (pace.states() < EARLY) {
            return first;
        }
        double ahead = Math.max(layers - depth, LEAST_AHEAD * layers);
        return (int) Math.max(1, pace.statesLeft() / ahead);
    }
}
