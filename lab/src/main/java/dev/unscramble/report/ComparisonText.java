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

    /** The puzzle, the table, and the nodes as bars on this many columns. */
    public static String whole(Instance<?> instance, List<SolveResult<?>> results, int columns) {
        String unsolvable = results.stream()
                .map(SolveResult::result)
                .filter(result -> result.outcome() == Outcome.UNSOLVABLE)
                .findFirst()
                .map(result -> "unsolvable: " + result.reason().orElse("") + "\n")
                .orElse("");
        return "puzzle  " + instance.puzzle().name() + "\nstart   " + instance.start() + "\ngoal    " + instance.goal()
                + "\n" + unsolvable + "\n" + table(results) + "\n\nnodes generated\n"
                + new BarChart(bars(results), columns);
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

    /** The nodes that each solver generated, for a chart. */
    public static List<Bar> bars(List<SolveResult<?>> results) {
        return results.stream()
                .map(solved -> new Bar(
                        solved.solver().label()
                                + (solved.solver().search().isInformed()
                                        ? " " + solved.solver().heuristicName()
                                        : ""),
                        solved.result().statistics().generated(),
                        solved.result().outcome().isLimit() || solved.result().outcome() == Outcome.CANCELLED,
                        solved.result().isSolved()
                                ? ""
                                : solved.result().outcome().label()))
                .toList();
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
