package dev.unscramble.search;

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

    /** Enters a state again in a round only by a path that is not longer. */
    public IterativeDeepening() {
        this(Duplicates.ALL);
    }

    public IterativeDeepening(Duplicates duplicates) {
        this.duplicates = duplicates;
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
    <P extends Position> Execution<P> begin(Problem<P> problem, Meter meter, Limits limits) {
        return new DepthFirst<>(problem, meter, limits, duplicates) {
            @Override
            Outcome search() {
                for (int bound = 0; ; bound++) {
                    Statistics before = meter.beginRound();
                    Outcome outcome = round(bound);
                    meter.endRound(bound, before);
                    if (outcome != Outcome.EXHAUSTED || !wasCut()) {
                        return outcome;
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
