package dev.unscramble.report;

import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.SolveResult;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Result;
import dev.unscramble.model.Statistics;
import java.util.List;
import java.util.Locale;

/** What several solvers made of one instance, side by side. */
public final class ComparisonText {
    private ComparisonText() {}

    /** The puzzle, the table, and what is asked for as bars on so many columns. */
    public static String whole(Instance<?> instance, List<SolveResult<?>> results, ChartMeasure measure, int columns) {
        String unsolvable = results.stream()
                .map(SolveResult::result)
                .filter(result -> result.outcome() == Outcome.UNSOLVABLE)
                .findFirst()
                .map(result -> "unsolvable: " + result.reason().orElse("") + "\n")
                .orElse("");
        return "puzzle  " + instance.puzzle().name() + "\nstart   " + instance.start() + "\ngoal    " + instance.goal()
                + "\n" + unsolvable + "\n" + table(results) + "\n\n"
                + measure.title().toLowerCase(Locale.ROOT) + "\n" + new BarChart(bars(results, measure), columns);
    }

    /** One row for each solver. */
    public static String table(List<SolveResult<?>> results) {
        TextTable table = new TextTable(
                TextTable.text("algorithm"),
                TextTable.text("heuristic"),
                TextTable.text("outcome"),
                TextTable.number("length"),
                TextTable.number("expanded"),
                TextTable.number("generated"),
                TextTable.number("most stored"),
                TextTable.number("seconds"),
                TextTable.number("EBF"));
        for (SolveResult<?> solved : results) {
            Result result = solved.result();
            Statistics statistics = result.statistics();
            boolean hasEbf = result.isSolved() && result.length() > 0;
            table.row(
                    solved.solver().label(),
                    solved.solver().search().isInformed() ? solved.solver().heuristicName() : "-",
                    outcome(result),
                    result.isSolved() ? Integer.toString(result.length()) : "-",
                    format("%,d", statistics.expanded()),
                    format("%,d", statistics.generated()),
                    format("%,d", statistics.maxStored()),
                    format("%.3f", statistics.seconds()),
                    hasEbf ? format("%.3f", statistics.ebf(result.length())) : "-");
        }
        return table.toString();
    }

    /** What each solver took, for a chart; hatched where its solution may not be the shortest. */
    public static List<Bar> bars(List<SolveResult<?>> results, ChartMeasure measure) {
        return results.stream().map(solved -> bar(solved, measure)).toList();
    }

    private static Bar bar(SolveResult<?> solved, ChartMeasure measure) {
        Result result = solved.result();
        boolean isInformed = solved.solver().search().isInformed();
        return new Bar(
                solved.solver().label() + (isInformed ? " " + solved.solver().heuristicName() : ""),
                measure.of(result.statistics()),
                measure.text(result.statistics()),
                result.outcome().isLimit() || result.outcome() == Outcome.CANCELLED,
                result.isSolved() ? "" : result.outcome().label(),
                Family.of(solved.solver().search().name()),
                result.isSolved() && !result.isOptimal());
    }

    private static String outcome(Result result) {
        if (result.outcome() == Outcome.SOLVED) {
            return result.isOptimal() ? "optimal" : "solved, not proved optimal";
        }
        return result.outcome().label();
    }

    private static String format(String pattern, Object... values) {
        return String.format(Locale.ROOT, pattern, values);
    }
}
