package dev.unscramble.experiment;

import dev.unscramble.model.Outcome;
import dev.unscramble.model.Result;
import dev.unscramble.model.Statistics;
import java.util.List;

/** What a run came to, in numbers, with the names that they have in every {@link Result}. */
public record Measurement(
        Outcome outcome,
        int length,
        boolean isOptimal,
        int lowerBound,
        int initialH,
        long expanded,
        long generated,
        long duplicates,
        long reopened,
        long maxOpen,
        long maxStored,
        long expandedBeforeLastLayer,
        long nanos) {

    public static Measurement of(Result result) {
        Statistics statistics = result.statistics();
        return new Measurement(
                result.outcome(),
                result.length(),
                result.isOptimal(),
                result.lowerBound(),
                result.initialH(),
                statistics.expanded(),
                statistics.generated(),
                statistics.duplicates(),
                statistics.reopened(),
                statistics.maxOpen(),
                statistics.maxStored(),
                statistics.expandedBeforeLastLayer(),
                statistics.nanos());
    }

    public boolean isSolved() {
        return outcome == Outcome.SOLVED;
    }

    public double seconds() {
        return statistics().seconds();
    }

    /** Nodes a second; not a number where no time was measured. */
    public double nodesPerSecond() {
        return nanos == 0 ? Double.NaN : statistics().nodesPerSecond();
    }

    /** The effective branching factor; not a number where nothing was solved, or by no move. */
    public double ebf() {
        return isSolved() ? statistics().ebf(length) : Double.NaN;
    }

    /** The simpler figure, the root of the nodes generated; not a number where there is none. */
    public double ebfRoot() {
        return isSolved() ? statistics().ebfRoot(length) : Double.NaN;
    }

    private Statistics statistics() {
        return new Statistics(
                expanded,
                generated,
                duplicates,
                reopened,
                maxOpen,
                maxStored,
                expandedBeforeLastLayer,
                List.of(),
                nanos);
    }
}
