package dev.unscramble.report;

import dev.unscramble.catalog.Attempt;
import dev.unscramble.catalog.Version;
import dev.unscramble.model.Result;
import dev.unscramble.model.Statistics;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Results as a table of comma-separated values, with those names of {@link ResultJson} that fit in a cell. */
public final class ResultCsv {
    /** The first line of the table. */
    public static final String HEADER = "puzzle,start,goal,algorithm,heuristic,status,length,optimal,lowerBound,moves,"
            + "initialH,expanded,generated,duplicates,reopened,maxOpen,maxStored,ebf,ebfRoot,seconds,nodesPerSecond,"
            + "seed,version,label";

    private ResultCsv() {}

    /** One line of the table; what a result does not have is empty. */
    public static String write(Attempt<?> attempt, List<String> moves) {
        Result result = attempt.result();
        Statistics statistics = result.statistics();
        boolean solved = result.isSolved();
        return List.of(
                        attempt.instance().puzzle().name(),
                        attempt.instance().start(),
                        attempt.instance().goal(),
                        attempt.solver().search().name(),
                        attempt.solver().heuristicName(),
                        result.outcome().label(),
                        solved ? result.length() : "",
                        result.isOptimal(),
                        result.lowerBound(),
                        solved ? String.join(" ", moves) : "",
                        result.initialH(),
                        statistics.expanded(),
                        statistics.generated(),
                        statistics.duplicates(),
                        statistics.reopened(),
                        statistics.maxOpen(),
                        statistics.maxStored(),
                        solved ? number(statistics.ebf(result.length())) : "",
                        solved ? number(statistics.ebfRoot(result.length())) : "",
                        number(statistics.seconds()),
                        Math.round(statistics.nodesPerSecond()),
                        "",
                        Version.current(),
                        attempt.solver().label())
                .stream()
                .map(value -> quoted(value.toString()))
                .collect(Collectors.joining(","));
    }

    private static String number(double value) {
        return Double.isNaN(value) ? "" : String.format(Locale.ROOT, "%.6f", value);
    }

    static String quoted(String value) {
        return value.contains(",") || value.contains("\"") ? "\"" + value.replace("\"", "\"\"") + "\"" : value;
    }
}
