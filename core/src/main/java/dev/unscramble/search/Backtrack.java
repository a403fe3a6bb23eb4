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

    private Backtrack(Duplicates duplicates, DepthCutoff cutoff) {
        this.duplicates = duplicates;
        this.cutoff = cutoff;
    }

    /** Backtracking that enters a state again only by a path that is not longer. */
    public static Backtrack create() {
        return new Backtrack(Duplicates.ALL, DepthCutoff.EARLY);
    }

    /** This search, leaving out other duplicates. */
    public Backtrack withDuplicates(Duplicates others) {
        return new Backtrack(others, cutoff);
    }

    /** This search with another rule for nodes at the bound. */
    public Backtrack withCutoff(DepthCutoff other) {
        return new Backtrack(duplicates, other);
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
    protected <P extends Position> Execution<P> begin(Problem<P> problem, Meter meter, Limits limits) {
        if (duplicates == Duplicates.NONE && !limits.hasDepth()) {
            throw new InputException(
                    "without a depth limit, backtrack would make the same moves back and forth; give it"
                            + " --max-depth, or another rule for duplicates than none");
        }
        return new DepthFirst<>(problem, meter, limits, duplicates, cutoff) {
            @Override
            protected Outcome search() {
                int bound = limits.hasDepth() ? limits.depth() : DEFAULT_BOUND;
                Outcome outcome = round(bound);
                if (outcome != Outcome.EXHAUSTED) {
                    return outcome;
                }
                if (!wasCut()) {
                    return Outcome.UNSOLVABLE;
                }
                raiseLowerBound(bound + 1);
                return Outcome.DEPTH_LIMIT;
            }
        };
    }
}
