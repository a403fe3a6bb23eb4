package dev.unscramble.cli.config;

import dev.unscramble.catalog.SolveResult;
import dev.unscramble.catalog.Solver;
import dev.unscramble.model.Result;
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
    private final Map<String, Edge> edges = new LinkedHashMap<>();

    private static final class Edge {
        private final List<List<SolveResult<?>>> puzzles = new ArrayList<>();
        private int unsolvable;

        List<List<SolveResult<?>>> solvedByAll() {
            int solvers = puzzles.isEmpty() ? 0 : puzzles.get(0).size();
            return puzzles.stream()
                    .filter(results -> results.size() == solvers
                            && results.stream()
                                    .allMatch(solved -> solved.result().isSolved()))
                    .toList();
        }
    }

    /** What all solvers made of one puzzle. */
    void add(List<SolveResult<?>> results) {
        edge(results.get(0).instance().puzzle().name()).puzzles.add(List.copyOf(results));
    }

    void addUnsolvable(String edge) {
        edge(edge).unsolvable++;
    }

    private Edge edge(String name) {
        return edges.computeIfAbsent(name, none -> new Edge());
    }

    @Override
    public String toString() {
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
        edges.forEach((name, edge) -> addRows(table, name, edge));
        return table + "\n\nlength, nodes and seconds: means over the compared puzzles, those that all solvers solved";
    }

    private static void addRows(TextTable table, String name, Edge edge) {
        int puzzles = edge.puzzles.size() + edge.unsolvable;
        if (edge.puzzles.isEmpty()) {
            table.row(name, "-", "-", count(puzzles), count(edge.unsolvable), "0", "0", "-", "-", "-", "-");
            return;
        }
        List<List<SolveResult<?>>> compared = edge.solvedByAll();
        for (int index = 0; index < edge.puzzles.get(0).size(); index++) {
            Solver<?> solver = edge.puzzles.get(0).get(index).solver();
            List<Result> all = results(edge.puzzles, index);
            List<Result> common = results(compared, index);
            table.row(
                    name,
                    solver.label(),
                    solver.search().isInformed() ? solver.heuristicName() : "-",
                    count(puzzles),
                    count(edge.unsolvable),
                    count((int) all.stream().filter(Result::isSolved).count()),
                    count(common.size()),
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

    private static String count(int count) {
        return Integer.toString(count);
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
