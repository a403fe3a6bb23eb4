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
 * by the heuristic. Most of the time is for the last one, as wide as the time allows; if it is very wide, one from the
 * goal has half of its time. {@link Windows} shorten the solutions. If a beam held all states there are, A* proves the
 * optimum. The lower bound is the heuristic's.
 */
public final class Anytime extends Search {
    private final double ratio;
    private final int threads;

    private Anytime(double ratio, int threads) {
        if (!(ratio >= 1)) {
            throw new IllegalArgumentException("the ratio is " + ratio + "; it must be at least 1");
        }
        this.ratio = ratio;
        this.threads = IdaStar.requireThreads(threads);
    }

    /** Anytime search on one thread, which ends when its solution is proved optimal. */
    public static Anytime create() {
        return new Anytime(1, 1);
    }

    /** This search, ending when its solution is proved to cost at most {@code enough} times the optimum. */
    public Anytime withRatio(double enough) {
        return new Anytime(enough, threads);
    }

    /**
     * This search on several threads, which share the layers of wide beams. After the same number of nodes the solution
     * is the same as with one.
     */
    public Anytime withThreads(int count) {
        return new Anytime(ratio, count);
    }

    @Override
    public String name() {
        return "anytime";
    }

    @Override
    public boolean improves() {
        return true;
    }

    @Override
    protected <P extends Position> Execution<P> begin(Problem<P> problem, Meter meter, Limits limits) {
        return new Improving<>(problem, meter, limits, ratio, threads);
    }
}
