package dev.unscramble.report.experiment;

import dev.unscramble.report.experiment.Comparison.Cell;
import dev.unscramble.report.experiment.Comparison.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;

/**
 * A comparison as texts in rows and columns, for formats in which a cell is only a text: the row, n, and for
 * each solver its figure and, in a column of its own, what others published of it.
 *
 * @param header the names of the columns
 */
record TableGrid(List<String> header, List<List<String>> rows) {

    /**
     * The grid of a comparison.
     *
     * @param published the name of the columns of others
     * @param text how a cell of ours is written
     */
    static TableGrid of(
            ExperimentResults results, Comparison comparison, String published, BiFunction<Line, Cell, String> text) {
        return of(results, comparison, published, text, UnaryOperator.identity());
    }

    /**
     * The same, where other texts cannot be written as they are.
     *
     * @param others how the names of rows and columns and the figures of others are written
     */
    static TableGrid of(
            ExperimentResults results,
            Comparison comparison,
            String published,
            BiFunction<Line, Cell, String> text,
            UnaryOperator<String> others) {
        List<String> header = new ArrayList<>(List.of(others.apply(new ReportWords(results).rowHeading()), "n"));
        List<Boolean> hasPublished = new ArrayList<>();
        for (int column = 0; column < results.solvers().size(); column++) {
            header.add(others.apply(results.solvers().get(column).label()));
            hasPublished.add(hasPublished(comparison, column));
            if (hasPublished.get(column)) {
                header.add(published);
            }
        }
        List<List<String>> rows = new ArrayList<>();
        for (Line line : comparison.lines()) {
            List<String> cells = new ArrayList<>(
                    List.of(others.apply(results.shortLabel(line.row())), Integer.toString(line.instances())));
            for (int column = 0; column < line.cells().size(); column++) {
                Cell cell = line.cells().get(column);
                cells.add(text.apply(line, cell));
                if (hasPublished.get(column)) {
                    cells.add(others.apply(cell.published().orElse("")));
                }
            }
            rows.add(cells);
        }
        return new TableGrid(header, rows);
    }

    private static boolean hasPublished(Comparison comparison, int column) {
        return comparison.lines().stream()
                .anyMatch(line -> line.cells().get(column).published().isPresent());
    }
}
