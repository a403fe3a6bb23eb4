package dev.unscramble.search.bounded;

import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.search.Search;
import dev.unscramble.search.meter.Meter;

/**
 * ARA*, anytime repairing A* (Likhachev, Gordon and Thrun, 2003): weighted A* in rounds of smaller and smaller weights,
 * down to 1, which proves the optimum. A round expands no node twice, and the next one starts with what this one has: only
 * nodes that were reached at a smaller cost after their expansion are expanded again.
 */
public final class Ara extends Search {
    /** By how much the weight of a round is smaller than that of the one before. */
    static final double STEP = 0.5;

    private final double weight;
    private final double ratio;

    private Ara(double weight, double ratio) {
        this.weight = weight;
        this.ratio = ratio;
    }

    /**
     * It ends when its solution is proved to cost at most {@code ratio} times the optimum.
     *
     * @param weight of the first round, at least 1
     * @param ratio at least 1; at 1 the solution is optimal
     */
    public static Ara create(double weight, double ratio) {
        if (!(weight >= 1) || !(ratio >= 1)) {
            throw new IllegalArgumentException(
                    "the weight is " + weight + " and the ratio " + ratio + "; both must be at least 1");
        }
        return new Ara(weight, ratio);
    }

    @Override
    public String name() {
        return "ara";
    }

    @Override
    public boolean improves() {
        return true;
    }

    @Override
    protected <P extends Position> Execution<P> begin(Problem<P> problem, Meter meter, Limits limits) {
        return new Repairing<>(problem, meter, limits, weight, ratio);
    }
}
