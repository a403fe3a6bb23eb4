package dev.unscramble.report.result;

import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.SolveResult;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Result;
import dev.unscramble.model.Statistics;
import dev.unscramble.report.chart.Bar;
import dev.unscramble.report.chart.BarChart;
import dev.unscramble.report.chart.Family;
import dev.unscramble.report.text.Colours;
import dev.unscramble.report.text.TextLayout;
import dev.unscramble.report.text.TextTable;
import dev.unscramble.run.Attribute;
import dev.unscramble.run.Measurement;
import dev.unscramble.run.RunKey.Timing;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The results of several solvers on one instance, side by side. */
public final class ComparisonText {
    private static final String INDENT = " ".repeat(8);
    private static final int COST_COLUMN = 4;
    private static final int LEAST_COLUMN = 5;

    private ComparisonText() {}

    /** The puzzle, the table, and what is asked for as bars. */
    public static String whole(
            Instance<?> instance, List<SolveResult<?>> results, ChartMeasure measure, TextLayout layout) {
        String unsolvable = results.stream()
                .map(SolveResult::result)
                .filter(result -> result.outcome() == Outcome.UNSOLVABLE)
                .findFirst()
                .map(result -> layout.wrapped("unsolvable: " + result.reason().orElse(""), "") + "\n")
                .orElse("");
        return "puzzle  " + instance.puzzle().name()
                + "\nstart   " + layout.wrapped(instance.start(), INDENT)
                + "\ngoal    " + layout.wrapped(instance.goal(), INDENT)
                + "\n"
                + instance.goalNote()
                        .map(note -> INDENT + layout.wrapped(note, INDENT) + "\n")
                        .orElse("")
                + unsolvable + "\n" + table(results, layout) + "\n" + firstRuns(results, layout) + "\n"
                + layout.colours().strong(measure.title().toLowerCase(Locale.ROOT)) + "\n"
                + new BarChart(bars(results, measure), layout);
    }

    /** Says which times are those of a JVM that was still compiling. */
    private static String firstRuns(List<SolveResult<?>> results, TextLayout layout) {
        return results.stream().anyMatch(solved -> solved.result().statistics().seconds() >= Timing.LEAST_SECONDS)
                ? layout.wrapped(
                                "seconds: from " + Timing.LEAST_SECONDS + " s on of a first run, below of a second one",
                                "")
                        + "\n"
                : "";
    }

    /** One row for each solver, and the names of the columns that the layout has no room for. */
    public static String table(List<SolveResult<?>> results, TextLayout layout) {
        return table(results, layout, "--format csv");
    }

    /**
     * One row for each solver, and the names of the columns that the layout has no room for.
     *
     * @param whole where all columns are shown
     */
    public static String table(List<SolveResult<?>> results, TextLayout layout, String whole) {
        TextTable table = table(results, layout, false);
        if (!table.leftOut(layout).isEmpty()) {
            table = table(results, layout, true);
        }
        return table.onWithNamesLeftOut(layout, whole);
    }

    /** The names of the columns, and one row for each solver, without colours and with nothing left out. */
    public static List<List<String>> grid(List<SolveResult<?>> results) {
        return table(results, TextLayout.PLAIN, false).grid();
    }

    /**
     * Columns that are less asked for are left out first if the layout is narrow; costs are shown if moves do not
     * all cost one, and multiples of the least nodes that must be expanded if these are known.
     */
    private static TextTable table(List<SolveResult<?>> results, TextLayout layout, boolean isBrief) {
        boolean hasCosts = results.stream()
                .anyMatch(solved -> new LengthText(solved.instance().puzzle()).isCost());
        List<TextTable.Column> columns = new ArrayList<>(List.of(
                TextTable.text("algorithm"),
                TextTable.text("heuristic"),
                TextTable.text("outcome").spared(2),
                TextTable.number("length").spared(1),
                TextTable.number("expanded").valued(3),
                TextTable.number("generated"),
                TextTable.number("most stored").valued(4),
                TextTable.number("seconds").spared(6),
                TextTable.number("EBF").spared(5)));
        boolean hasLeast =
                results.stream().anyMatch(solved -> solved.leastExpanded().isPresent());
        if (hasLeast) {
            columns.add(LEAST_COLUMN, TextTable.number("of least").spared(7));
        }
        if (hasCosts) {
            columns.add(COST_COLUMN, TextTable.number("cost"));
        }
        TextTable table = new TextTable(columns.toArray(TextTable.Column[]::new));
        for (SolveResult<?> solved : results) {
            List<String> cells = cells(solved, isBrief, layout.colours());
            if (hasLeast) {
                cells.add(
                        LEAST_COLUMN,
                        Attribute.TIMES_LEAST.format(Measurement.of(solved).timesLeast()));
            }
            if (hasCosts) {
                Result result = solved.result();
                cells.add(COST_COLUMN, result.isSolved() ? Integer.toString(result.cost()) : "-");
            }
            table.row(cells.toArray(String[]::new));
        }
        return table;
    }

    private static List<String> cells(SolveResult<?> solved, boolean isBrief, Colours colours) {
        Result result = solved.result();
        Statistics statistics = result.statistics();
        boolean hasEbf = result.isSolved() && !Double.isNaN(statistics.ebf(result.length()));
        return new ArrayList<>(List.of(
                solved.solver().label(),
                solved.solver().search().isInformed() ? solved.solver().heuristicName() : "-",
                outcome(result, isBrief, colours),
                result.isSolved() ? Integer.toString(result.length()) : "-",
                format("%,d", statistics.expanded()),
                format("%,d", statistics.generated()),
                format("%,d", statistics.maxStored()),
                format("%.3f", statistics.seconds()),
                hasEbf ? format("%.3f", statistics.ebf(result.length())) : "-"));
    }

    /** The bars of a chart, one for each solver; hatched if its solution may not be the shortest. */
    public static List<Bar> bars(List<SolveResult<?>> results, ChartMeasure measure) {
        return results.stream().map(solved -> bar(solved, measure)).toList();
    }

    private static Bar bar(SolveResult<?> solved, ChartMeasure measure) {
        Result result = solved.result();
        return new Bar(
                solved.solver().labelWithHeuristic(),
                measure.of(result.statistics()),
                measure.text(result.statistics()),
                result.outcome().isLimit() || result.outcome() == Outcome.CANCELLED,
                result.isSolved() ? "" : result.outcome().label(),
                Family.of(solved.solver().search().name()),
                result.isSolved() && !result.isOptimal());
    }

    private static String outcome(Result result, boolean isBrief, Colours colours) {
        if (result.outcome() != Outcome.SOLVED) {
            return colours.error(result.outcome().label());
        }
        return result.isOptimal() ? colours.good("optimal") : isBrief ? "solved" : "solved, not proved optimal";
    }

    private static String format(String pattern, Object... values) {
        return String.format(Locale.ROOT, pattern, values);
    }
}
