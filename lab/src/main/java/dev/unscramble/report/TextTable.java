package dev.unscramble.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A table for the terminal, whose columns line up:
 *
 * <pre>
 *   algorithm  expanded
 *   ---------  --------
 *   astar         1,734
 *   idastar       2,412
 * </pre>
 *
 * <p>Every character counts as one column wide.
 */
public final class TextTable {
    private static final String GAP = "  ";

    private final List<Column> columns;
    private final List<List<String>> rows = new ArrayList<>();

    /** A column by its header; numbers stand to the right, so that their digits line up. */
    public record Column(String header, boolean isNumber) {}

    public TextTable(Column... columns) {
        this.columns = List.of(columns);
    }

    /** A column of words. */
    public static Column text(String header) {
        return new Column(header, false);
    }

    /** A column of numbers. */
    public static Column number(String header) {
        return new Column(header, true);
    }

    /** Adds a row, which has a cell for each column. */
    public TextTable row(String... cells) {
        if (cells.length != columns.size()) {
            throw new IllegalArgumentException(
                    "a row of " + columns.size() + " columns cannot have the cells " + Arrays.toString(cells));
        }
        rows.add(List.of(cells));
        return this;
    }

    /** The lines of the table, without a line break at the end. */
    @Override
    public String toString() {
        List<String> header = columns.stream().map(Column::header).toList();
        int[] widths = new int[columns.size()];
        Arrays.setAll(widths, column -> Math.max(width(header.get(column)), widest(rows, row -> row.get(column))));
        List<String> lines = new ArrayList<>();
        lines.add(line(header, widths));
        lines.add(line(Arrays.stream(widths).mapToObj("-"::repeat).toList(), widths));
        rows.forEach(row -> lines.add(line(row, widths)));
        return String.join("\n", lines);
    }

    private String line(List<String> cells, int[] widths) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < widths.length; column++) {
            String cell = cells.get(column);
            String blanks = " ".repeat(widths[column] - width(cell));
            line.append(column == 0 ? "" : GAP);
            line.append(columns.get(column).isNumber() ? blanks + cell : cell + blanks);
        }
        return line.toString().stripTrailing();
    }

    /** How many columns of the terminal a text takes. */
    static int width(String text) {
        return text.codePointCount(0, text.length());
    }

    /** The width of the widest of some texts, 0 if there are none. */
    static <T> int widest(List<T> things, Function<T, String> text) {
        return things.stream()
                .map(text)
                .collect(Collectors.summarizingInt(TextTable::width))
                .getMax();
    }
}
