package dev.unscramble.cli.config;

import dev.unscramble.catalog.SolveResult;
import dev.unscramble.catalog.Solver;
import dev.unscramble.model.Result;
import dev.unscramble.report.text.TextLayout;
import dev.unscramble.report.text.TextTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/**
 * An experiment by edge and heuristic. Means are over the puzzles that all solvers of an edge solved, so
 * that they can be compared: a solver must not look good because it gave up on the hard ones.
 */
final class EdgeSummary {
    /** The columns that name a row: edge, algorithm and heuristic. */
    private static final int HEADS = 3;

    /** By edge and by puzzle: the results of all solvers. */
    private final Map<String, List<List<SolveResult<?>>>> edges = new LinkedHashMap<>();

    void add(List<SolveResult<?>> results) {
        edges.computeIfAbsent(results.get(0).instance().puzzle().name(), none -> new ArrayList<>())
                .add(results);
    }

    /** The table, in several below each other if the layout is too narrow for all columns at once. */
    String on(TextLayout layout) {
        TextTable table = new TextTable(
                TextTable.text("edge"),
                TextTable.text("algorithm"),
                TextTable.text("heuristic"),
                TextTable.number("puzzles"),
                TextTable.number("unsolvable"),
                TextTable.number("solved"),
                TextTable.number("compared"),
                TextTable.number("length"),
                TextTable.number("expanded"),
                TextTable.number("generated"),
                TextTable.number("seconds"));
        edges.forEach((name, puzzles) -> addRows(table, name, puzzles));
        return table.inParts(layout, HEADS)
                + "\n\n"
                + layout.wrapped(
                        "length, nodes and seconds: means over the compared puzzles, those that all solvers solved",
                        "");
    }

    private static void addRows(TextTable table, String name, List<List<SolveResult<?>>> puzzles) {
        List<List<SolveResult<?>>> solvable = puzzles.stream()
                .filter(results -> results.get(0).instance().obstacle().isEmpty())
                .toList();
        String all = Integer.toString(puzzles.size());
        String unsolvable = Integer.toString(puzzles.size() - solvable.size());
        if (solvable.isEmpty()) {
            table.row(name, "-", "-", all, unsolvable, "0", "0", "-", "-", "-", "-");
            return;
        }
        int solvers = solvable.get(0).size();
        List<List<SolveResult<?>>> compared = solvable.stream()
                .filter(results -> results.size() == solvers
                        && results.stream().allMatch(solved -> solved.result().isSolved()))
                .toList();
        for (int index = 0; index < solvers; index++) {
            Solver<?> solver = solvable.get(0).get(index).solver();
            List<Result> common = results(compared, index);
            table.row(
                    name,
                    solver.label(),
                    solver.search().isInformed() ? solver.heuristicName() : "-",
                    all,
                    unsolvable,
                    Long.toString(results(solvable, index).stream()
                            .filter(Result::isSolved)
                            .count()),
                    Integer.toString(common.size()),
                    mean(common, "%.2f", Result::length),
                    mean(common, "%,.1f", result -> result.statistics().expanded()),
                    mean(common, "%,.1f", result -> result.statistics().generated()),
                    mean(common, "%.4f", result -> result.statistics().seconds()));
        }
    }

    private static List<Result> results(List<List<SolveResult<?>>> puzzles, int solver) {
        return puzzles.stream()
                .filter(results -> solver < results.size())
                .<Result>map(results -> results.get(solver).result())
                .toList();
    }

    private static String mean(List<Result> results, String format, ToDoubleFunction<Result> value) {
        return results.isEmpty()
                ? "-"
                : String.format(
                        Locale.ROOT,
                        format,
                        results.stream().mapToDouble(value).average().orElseThrow());
    }
}
