package dev.unscramble.run;

import dev.unscramble.catalog.Algorithm;
import dev.unscramble.json.JsonForm;
import dev.unscramble.options.OptionGroup;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A solver as an experiment names it.
 *
 * @param label its name in reports
 * @param key identifies the solver: the full name of the algorithm, that of the heuristic if it is not the default one,
 *     and options as {@link SolveOptions#key} writes them
 */
public record SolverSpec(String label, String key) {
    public static final JsonForm<SolverSpec> JSON = JsonForm.<SolverSpec>of(members ->
                    new SolverSpec(members.text("label", SolverSpec::label), members.text("solver", SolverSpec::key)))
            .checked(SolverSpec::options); // refuses what is not the key of one

    public static SolverSpec of(String label, SolveOptions options) {
        String algorithm = options.algorithm();
        SolveOptions search =
                options.only(OptionGroup.SEARCH).with(SolveOption.MAX_DEPTH, options.get(SolveOption.MAX_DEPTH));
        if (!algorithm.equals(Algorithm.AUTO)) {
            search = search.without(SolveOption.WEIGHT) // these are in its full name
                    .without(SolveOption.BEAM_WIDTH)
                    .without(SolveOption.LOOK_AHEAD)
                    .without(SolveOption.RESTARTS);
        }
        return new SolverSpec(
                label,
                Stream.of(algorithm, options.get(SolveOption.HEURISTIC).orElse(""), search.key())
                        .filter(part -> !part.isEmpty())
                        .collect(Collectors.joining(" ")));
    }

    public SolveOptions options() {
        List<String> words = List.of(key.split(" ", -1));
        int end = words.size();
        while (end > 1 && words.get(end - 1).contains("=")) {
            end--;
        }
        String heuristic = String.join(" ", words.subList(1, end));
        SolveOptions options = SolveOptions.ofKey(String.join(" ", words.subList(end, words.size())))
                .with(SolveOption.ALGORITHM, words.get(0));
        return heuristic.isEmpty() ? options : options.with(SolveOption.HEURISTIC, heuristic);
    }
}
