package dev.unscramble.report;

import dev.unscramble.report.Comparison.Cell;
import dev.unscramble.report.Comparison.Line;
import dev.unscramble.report.TextTable.Column;
import java.util.ArrayList;
import java.util.List;

/** The most important tables of a report for the terminal: means only, the best of a row with a star. */
public final class TablesText {
    private static final int TABLES = 3;

    private TablesText() {}

    public static String write(ExperimentResults results) {
        ReportWords words = new ReportWords(results);
        List<String> parts = new ArrayList<>();
        parts.add(results.manifest().experiment().title());
        List<Comparison> shown = words.comparisons().stream()
                .filter(comparison -> !comparison.isOverCommon())
                .toList();
        long originals = shown.stream().filter(Comparison::hasOriginals).count();
        shown.stream().limit(Math.max(TABLES, originals)).forEach(comparison -> {
            parts.add(words.heading(comparison) + "\n" + table(results, words, comparison));
            words.sources(comparison.attribute()).forEach(source -> parts.add(TextWrap.wrapped("printed: " + source)));
        });
        words.remarks().forEach(remark -> parts.add(TextWrap.wrapped(remark)));
        return String.join("\n\n", parts);
    }

    private static String table(ExperimentResults results, ReportWords words, Comparison comparison) {
        List<Column> columns = new ArrayList<>(List.of(TextTable.number(words.rowHeading()), TextTable.number("n")));
        for (int column = 0; column < results.solvers().size(); column++) {
            columns.add(TextTable.number(results.solvers().get(column).label()));
            if (hasOriginal(comparison, column)) {
                columns.add(TextTable.number("(printed)"));
            }
        }
        TextTable table = new TextTable(columns.toArray(Column[]::new));
        for (Line line : comparison.lines()) {
            List<String> cells =
                    new ArrayList<>(List.of(results.shortLabel(line.row()), Integer.toString(line.instances())));
            for (int column = 0; column < line.cells().size(); column++) {
                Cell cell = line.cells().get(column);
                cells.add((cell.isBest() ? "*" : "") + CellText.main(comparison.attribute(), line, cell));
                if (hasOriginal(comparison, column)) {
                    cells.add(cell.original().orElse(""));
                }
            }
            table.row(cells.toArray(String[]::new));
        }
        return table.toString();
    }

    private static boolean hasOriginal(Comparison comparison, int column) {
        return comparison.lines().stream()
                .anyMatch(line -> line.cells().get(column).original().isPresent());
    }
}
