package dev.unscramble.experiment;

import dev.unscramble.catalog.Algorithm;
import dev.unscramble.model.InputException;
import dev.unscramble.options.OptionGroup;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A solver as an experiment names it.
 *
 * @param label what to call it in reports
 * @param key all that tells it from other solvers: the full name of the algorithm, that of the heuristic
 *     if it is not the default one, and options as {@link SolveOptions#key} writes them
 */
public record SolverSpec(String label, String key) {
    private static final Pattern KEY = Pattern.compile("(\\S+)(?: (?!\\S+=)(.*?))??((?: \\S+=\\S+)*)");

    static SolverSpec of(String label, SolveOptions options) {
        String algorithm = options.algorithm();
        SolveOptions search =
                options.only(OptionGroup.SEARCH).with(SolveOption.MAX_DEPTH, options.get(SolveOption.MAX_DEPTH));
        if (!algorithm.equals(Algorithm.AUTO)) {
            search = search.without(SolveOption.WEIGHT).without(SolveOption.BEAM_WIDTH); // its full name tells
        }
        return new SolverSpec(
                label,
                Stream.of(algorithm, options.get(SolveOption.HEURISTIC).orElse(""), search.key())
                        .filter(part -> !part.isEmpty())
                        .collect(Collectors.joining(" ")));
    }

    public SolveOptions options() {
        Matcher parts = KEY.matcher(key);
        if (!parts.matches()) {
            throw new InputException("\"" + key + "\" is not the key of a solver");
        }
        SolveOptions options = SolveOptions.ofKey(parts.group(3).strip()).with(SolveOption.ALGORITHM, parts.group(1));
        return parts.group(2) == null ? options : options.with(SolveOption.HEURISTIC, parts.group(2));
    }
}
