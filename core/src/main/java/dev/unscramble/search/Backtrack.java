package dev.unscramble.search;

import dev.unscramble.model.DepthCutoff;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.InputException;
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
    private final DepthCutoff cutoff;

    /** Enters a state again only by a path that is not longer. */
    public Backtrack() {
        this(Duplicates.ALL);
    }

    public Backtrack(Duplicates duplicates) {
        this(duplicates, DepthCutoff.EARLY);
    }

    public Backtrack(Duplicates duplicates, DepthCutoff cutoff) {
        this.duplicates = duplicates;
        this.cutoff = cutoff;
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
        if (duplicates == Duplicates.NONE && !limits.hasDepth()) {
            throw new InputException(
                    "without a depth limit, backtrack would make the same moves back and forth; give it"
                            + " --max-depth, or another rule for duplicates than none");
        }
        return new DepthFirst<>(problem, meter, limits, duplicates, cutoff) {
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
