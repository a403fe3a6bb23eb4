package dev.unscramble.search;

import dev.unscramble.model.DepthCutoff;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Statistics;
import dev.unscramble.search.meter.Meter;

/** Depth-first search under the bounds 0, 1, 2, ...: the first solution has the fewest moves. */
public final class IterativeDeepening extends Search {
    private final Duplicates duplicates;
    private final DepthCutoff cutoff;

    private IterativeDeepening(Duplicates duplicates, DepthCutoff cutoff) {
        this.duplicates = duplicates;
        this.cutoff = cutoff;
    }

    /** Iterative deepening that looks for duplicates on its path only, so that memory is linear in depth. */
    public static IterativeDeepening create() {
        return new IterativeDeepening(Duplicates.PATH, DepthCutoff.EARLY);
    }

    /** This search, leaving out other duplicates. */
    public IterativeDeepening withDuplicates(Duplicates others) {
        return new IterativeDeepening(others, cutoff);
    }

    /** This search with another rule for nodes at the bound. */
    public IterativeDeepening withCutoff(DepthCutoff other) {
        return new IterativeDeepening(duplicates, other);
    }

    @Override
    public String name() {
        return "ids";
    }

    @Override
    public boolean isInformed() {
        return false;
    }

    @Override
    protected <P extends Position> Execution<P> begin(Problem<P> problem, Meter meter, Limits limits) {
        return new DepthFirst<>(problem, meter, limits, duplicates, cutoff) {
            @Override
            protected Outcome search() {
                for (int bound = 0; ; bound++) {
                    Statistics before = meter.beginRound();
                    Outcome outcome = round(bound);
                    meter.endRound(bound, before);
                    if (outcome != Outcome.EXHAUSTED) {
                        return outcome;
                    }
                    if (!wasCut()) {
                        return Outcome.UNSOLVABLE;
                    }
                    raiseLowerBound(bound + 1);
                    if (bound == limits.depth()) {
                        return Outcome.DEPTH_LIMIT;
                    }
                }
            }
        };
    }
}
