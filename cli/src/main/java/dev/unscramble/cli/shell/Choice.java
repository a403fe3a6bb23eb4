package dev.unscramble.cli.shell;

import dev.unscramble.catalog.Algorithm;
import dev.unscramble.model.InputException;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.text.Names;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Words that choose a solver: {@code ALGORITHM [NUMBER] [HEURISTIC] [option=value ...]}, as in {@code A-star h1},
 * {@code beam 50} or {@code wastar h2 weight=2 max-nodes=10k}.
 *
 * @param names the words that are not options
 */
record Choice(SolveOptions options, List<String> names) {
    /** Some programs call it {@code a}. */
    private static final String A_STAR = "astar";

    private static final Map<String, SolveOption> SHORT =
            Map.of("k", SolveOption.BEAM_WIDTH, "w", SolveOption.WEIGHT, "h", SolveOption.HEURISTIC);

    /** The options among some words, which override those of {@code base}, and the names that are left. */
    static Choice split(List<String> words, SolveOptions base) {
        SolveOptions options = base;
        List<String> names = new ArrayList<>();
        for (String word : words) {
            if (word.matches("-{0,2}[A-Za-z][A-Za-z_-]*=.*")) {
                int sign = word.indexOf('=');
                options = options.with(option(word.substring(0, sign)), word.substring(sign + 1));
            } else {
                names.add(word);
            }
        }
        return new Choice(options, List.copyOf(names));
    }

    private static SolveOption option(String name) {
        SolveOption known = SHORT.get(Names.plain(name));
        return known != null ? known : SolveOption.named(name);
    }

    /** The options of a solver, from words. */
    static SolveOptions parse(List<String> words, SolveOptions base) {
        Choice choice = split(words, base);
        SolveOptions options = choice.options;
        for (int i = 0; i < choice.names.size(); i++) {
            String name = choice.names.get(i);
            if (i == 0) {
                options =
                        options.with(SolveOption.ALGORITHM, Dialect.plain(name).equals("a") ? A_STAR : name);
            } else if (name.matches("[-+]?[\\d.]+")) {
                options = withNumber(options, choice.names.get(0), name);
            } else if (i < 3) {
                options = options.with(SolveOption.HEURISTIC, name);
            } else {
                throw new InputException(
                        "\"" + name + "\" is unexpected; give an algorithm, a heuristic and options only");
            }
        }
        return options;
    }

    private static SolveOptions withNumber(SolveOptions options, String algorithm, String number) {
        String name = algorithm.split(":", 2)[0];
        if (Names.plain(name).equals(Algorithm.AUTO)) {
            throw new InputException("auto takes no number; beam and wastar do");
        }
        return Optional.of(name)
                .filter(given -> Algorithm.own(given).isEmpty())
                .flatMap(given -> SolveOption.numberOf(Algorithm.named(given)))
                .map(option -> options.with(option, number))
                .orElseThrow(() -> new InputException(name + " takes no number; beam and wastar do"));
    }
}
