package dev.unscramble.experiment;

import dev.unscramble.catalog.Algorithm;
import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.SearchOptions;
import dev.unscramble.catalog.Solver;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A solver as an experiment names it; for each puzzle it makes a {@link Solver}.
 *
 * @param label what to call it in reports
 * @param heuristic its full name; else what the puzzle takes by default
 * @param maxDepth how many moves it may make, if that is less than the limits of the experiment
 */
public record SolverSpec(
        String label, String algorithm, Optional<String> heuristic, SearchOptions options, OptionalInt maxDepth) {

    <P extends Position> Solver<P> in(Domain<P> domain) {
        return Solver.of(domain, algorithm, heuristic, options);
    }

    /** These limits, and its own. */
    Limits within(Limits limits) {
        return limits.withDepth(Math.min(limits.depth(), maxDepth.orElse(limits.depth())));
    }

    /** All that tells it from other solvers; the label does not. */
    public String key() {
        StringBuilder key = new StringBuilder(algorithm);
        heuristic.ifPresent(name -> key.append(' ').append(name));
        if (algorithm.equals(Algorithm.AUTO)) {
            options.beamWidth().ifPresent(width -> key.append(" beam-width=").append(width));
        }
        options.tieBreak().ifPresent(rule -> key.append(" tie-break=").append(label(rule)));
        options.duplicates().ifPresent(rule -> key.append(" duplicates=").append(label(rule)));
        if (options.sequenceLength() != SearchOptions.DEFAULT_SEQUENCE_LENGTH) {
            key.append(" sequence-length=").append(options.sequenceLength());
        }
        if (options.threads() > 1) {
            key.append(" threads=").append(options.threads());
        }
        maxDepth.ifPresent(depth -> key.append(" max-depth=").append(depth));
        return key.toString();
    }

    static String label(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
