package dev.unscramble.report.result;

import dev.unscramble.catalog.SolveResult;
import dev.unscramble.catalog.Version;
import dev.unscramble.model.Outcome;
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
    public static String write(SolveResult<?> solved, List<String> moves) {
        Result result = solved.result();
        Statistics statistics = result.statistics();
        boolean hasSolution = result.isSolved();
        return List.of(
                        solved.instance().puzzle().name(),
                        solved.instance().start(),
                        solved.instance().goal(),
                        solved.solver().search().name(),
                        solved.solver().heuristicName(),
                        result.outcome().label(),
                        hasSolution ? result.length() : "",
                        result.isOptimal(),
                        result.lowerBound(),
                        hasSolution ? String.join(" ", moves) : "",
                        result.outcome() == Outcome.UNSOLVABLE ? "" : result.initialH(),
                        statistics.expanded(),
                        statistics.generated(),
                        statistics.duplicates(),
                        statistics.reopened(),
                        statistics.maxOpen(),
                        statistics.maxStored(),
                        hasSolution ? number(statistics.ebf(result.length())) : "",
                        hasSolution ? number(statistics.ebfRoot(result.length())) : "",
                        number(statistics.seconds()),
                        Math.round(statistics.nodesPerSecond()),
                        "",
                        Version.current(),
                        solved.solver().label())
                .stream()
                .map(value -> quoted(value.toString()))
                .collect(Collectors.joining(","));
    }

    /** A number, or nothing where it is NaN. */
    public static String number(double value) {
        return Double.isNaN(value) ? "" : String.format(Locale.ROOT, "%.6f", value);
    }

    /** A cell, in quotes where it needs them. */
    public static String quoted(String value) {
        boolean isPlain = value.chars().allMatch(c -> ",\"\r\n".indexOf(c) < 0);
        return isPlain ? value : "\"" + value.replace("\"", "\"\"") + "\"";
    }
}
