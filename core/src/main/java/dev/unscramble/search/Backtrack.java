package dev.unscramble.search;

import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.search.meter.Meter;

/**
 * Backtracking (Nilsson's BACKTRACK1): depth first to a bound, until the first solution. The
 * bound is the depth limit; its default is {@value #DEFAULT_BOUND}.
 */
public final class Backtrack extends Search {
    /** The default depth limit. */
    public static final int DEFAULT_BOUND = 50;

    private final Duplicates duplicates;

    /** Enters a state again only by a path that is not longer. */
    public Backtrack() {
        this(Duplicates.ALL);
    }

    public Backtrack(Duplicates duplicates) {
        this.duplicates = duplicates;
    }

    @Override
    public String name() {
        return "backtrack";
    }

    @Override
    public boolean isInformed() {
        return false;
    }

    @Override
    <P extends Position> Execution<P> begin(Problem<P> problem, Meter meter, Limits limits) {
        return new DepthFirst<>(problem, meter, limits, duplicates) {
            @Override
            Outcome search() {
                int bound = limits.hasDepth() ? limits.depth() : DEFAULT_BOUND;
                Outcome outcome = round(bound);
                if (outcome == Outcome.EXHAUSTED && wasCut()) {
                    raiseLowerBound(bound + 1);
                    return Outcome.DEPTH_LIMIT;
                }
                return outcome;
            }
        };
    }
}
