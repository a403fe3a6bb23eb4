package dev.unscramble.report.result;

import dev.unscramble.json.Json;
import dev.unscramble.model.Outcome;
import dev.unscramble.search.OptimalSolutions;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/**
 * All optimal solutions, the moves by name.
 *
 * @param outcome solved if these are all, else why there may be more; empty if none is known to be optimal
 */
public record SolutionList(List<List<String>> solutions, Optional<Outcome> outcome) {

    /** The solutions that were found, if they could be looked for. */
    public static SolutionList of(Optional<OptimalSolutions> found, Function<List<Integer>, List<String>> names) {
        return new SolutionList(
                found.map(OptimalSolutions::solutions).orElse(List.of()).stream()
                        .map(names)
                        .toList(),
                found.map(OptimalSolutions::outcome));
    }

    /** The outcome of the search for them, in the words of results. */
    private String status() {
        return outcome.map(Outcome::label).orElse("unknown");
    }

    /** Adds the solutions to a result in JSON. */
    public Json addTo(Json result) {
        return result.put("solutionsStatus", status()).put("solutions", solutions);
    }

    /** One solution per line. */
    public String text() {
        if (outcome.isEmpty()) {
            return "solutions   unknown: no solution is proved to be optimal, so that others cannot be compared with it";
        }
        boolean areAll = outcome.get() == Outcome.SOLVED;
        StringBuilder text = new StringBuilder("solutions   ").append(solutions.size());
        text.append(areAll ? ", all that are optimal" : " that are optimal, and perhaps more (" + status() + ")");
        for (int i = 0; i < solutions.size(); i++) {
            text.append(String.format(Locale.ROOT, "\n%7d. ", i + 1)).append(String.join(" ", solutions.get(i)));
        }
        return text.toString();
    }
}
