package dev.unscramble.search.memory;

import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.search.Search;
import dev.unscramble.search.Weight;
import dev.unscramble.search.meter.Meter;

/**
 * Weighted IDA* (Korf, 1993): iterative deepening with f = g + w h, w h rounded down. No bound exceeds w times the optimum
 * if h is admissible, so that a solution costs at most that much. It stores nothing but the current path, and
 * leaves out only the move that would undo the last one.
 */
public final class WeightedIdaStar extends Search {
    private final Weight weight;

    private WeightedIdaStar(Weight weight) {
        this.weight = weight;
    }

    /** It has no options but the weight, which is at least 1. */
    public static WeightedIdaStar create(double weight) {
        return new WeightedIdaStar(new Weight(weight));
    }

    @Override
    public String name() {
        return "wida";
    }

    @Override
    protected <P extends Position> Execution<P> begin(Problem<P> problem, Meter meter, Limits limits) {
        return new PathRounds<>(problem, meter, limits, weight, Duplicates.PARENT);
    }
}
