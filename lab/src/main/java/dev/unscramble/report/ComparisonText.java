package dev.unscramble.report;

import dev.unscramble.catalog.Attempt;
import dev.unscramble.catalog.Instance;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Result;
import dev.unscramble.model.Statistics;
import java.util.List;
import java.util.Locale;

/** What several solvers made of one instance, side by side. */
public final class ComparisonText {
    private ComparisonText() {}

    /** The puzzle, the table, and the nodes as bars on so many columns. */
    public static String whole(Instance<?> instance, List<Attempt<?>> attempts, int columns) {
        String unsolvable = attempts.stream()
                .map(Attempt::result)
                .filter(result -> result.outcome() == Outcome.UNSOLVABLE)
                .findFirst()
                .map(result -> "unsolvable: " + result.reason().orElse("") + "\n")
                .orElse("");
        return "puzzle  " + instance.puzzle().name() + "\nstart   " + instance.start() + "\ngoal    " + instance.goal()
                + "\n" + unsolvable + "\n" + table(attempts) + "\n\nnodes generated\n"
                + new BarChart(bars(attempts), columns);
    }

    /** One row for each solver. */
    public static String table(List<Attempt<?>> attempts) {
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
        for (Attempt<?> attempt : attempts) {
            Result result = attempt.result();
            Statistics statistics = result.statistics();
            boolean hasEbf = result.isSolved() && result.length() > 0;
            table.row(
                    attempt.solver().label(),
                    attempt.solver().search().isInformed() ? attempt.solver().heuristicName() : "-",
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
    public static List<Bar> bars(List<Attempt<?>> attempts) {
        return attempts.stream()
                .map(attempt -> new Bar(
                        attempt.solver().label()
                                + (attempt.solver().search().isInformed()
                                        ? " " + attempt.solver().heuristicName()
                                        : ""),
                        attempt.result().statistics().generated(),
                        attempt.result().outcome().isLimit() || attempt.result().outcome() == Outcome.CANCELLED,
                        attempt.result().isSolved()
                                ? ""
                                : attempt.result().outcome().label()))
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
