package dev.unscramble.search;

import dev.unscramble.model.Constructor;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.ScoredStates;
import dev.unscramble.search.beam.Windows;
import dev.unscramble.search.meter.Meter;

/**
 * A solution at once, then better and better ones. The first comes from the puzzle's {@link Constructor}, if it has
 * one. Beams follow, each several times as wide as the one before, guided by the puzzle's {@link ScoredStates}, or else
 * by the heuristic. Most of the time is for the last one, as wide as the time allows. {@link Windows} shorten the
 * solutions. If a beam held all states there are, A* proves the optimum. The lower bound is the heuristic's.
 */
public final class Anytime extends Search {
    private final double ratio;
    private final int threads;

    /** Ends when the solution is proved to cost at most {@code ratio} times the optimum; at 1, when it is optimal. */
    public Anytime(double ratio) {
        this(ratio, 1);
    }

    /**
     * With several threads, which share the layers of wide beams. After the same number of nodes the solution is the
     * same as with one.
     */
    public Anytime(double ratio, int threads) {
        if (!(ratio >= 1)) {
            throw new IllegalArgumentException("the ratio is " + ratio + "; it must be at least 1");
        }
        if (threads < 1) {
            throw new IllegalArgumentException("there are " + threads + " threads; a search needs at least one");
        }
        this.ratio = ratio;
        this.threads = threads;
    }

    @Override
    public String name() {
        return "anytime";
    }

    @Override
    public boolean isInformed() {
        return true;
    }

    @Override
    public boolean improves() {
        return true;
    }

    @Override
    <P extends Position> Execution<P> begin(Problem<P> problem, Meter meter, Limits limits) {
        return new Improving<>(problem, meter, limits, ratio, threads);
    }
}
