package dev.unscramble.report.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
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
 * <p>{@link NarrowTable} makes it fit a window. Every character counts as one column wide, escape codes as
 * none.
 */
public final class TextTable {
    private static final String GAP = "  ";
    private static final String LINE = " │ ";
    private static final int LEAST_PICTURE = 20;
    private static final Pattern ESCAPE = Pattern.compile("\u001b\\[[0-9;]*m");

    private final List<Column> columns;
    private final List<List<String>> rows;

    /**
     * A column by its header; numbers are aligned to the right, so that their digits line up.
     *
     * @param spare the larger, the earlier it is left out; 0 if it never is
     * @param isValued whether texts of other columns are shortened a little rather than leave it out
     */
    public record Column(String header, boolean isNumber, int spare, boolean isValued) {

        /** This column as an optional one; a column with a larger number is left out earlier. */
        public Column spared(int more) {
            return new Column(header, isNumber, more, false);
        }

        /** This column as an optional one, for which texts are shortened before it is left out. */
        public Column valued(int more) {
            return new Column(header, isNumber, more, true);
        }
    }

    public TextTable(Column... columns) {
        this(List.of(columns), new ArrayList<>());
    }

    TextTable(List<Column> columns, List<List<String>> rows) {
        this.columns = List.copyOf(columns);
        this.rows = rows;
    }

    /** A column of words. */
    public static Column text(String header) {
        return new Column(header, false, 0, false);
    }

    /** A column of numbers. */
    public static Column number(String header) {
        return new Column(header, true, 0, false);
    }

    /** The headers, and the rows as they were given. */
    public List<List<String>> grid() {
        List<List<String>> lines = new ArrayList<>(rows);
        lines.add(0, columns.stream().map(Column::header).toList());
        return lines;
    }

    /** This table with a picture of each row in a last column, which is left out if a layout has no room for it. */
    public TextTable withPictures(String header, List<String> pictures) {
        List<Column> more = new ArrayList<>(columns);
        more.add(text(header).spared(1));
        TextTable table = new TextTable(more, new ArrayList<>());
        for (int row = 0; row < rows.size(); row++) {
            List<String> cells = new ArrayList<>(rows.get(row));
            cells.add(pictures.get(row));
            table.rows.add(cells);
        }
        return table;
    }

    /** The width of a picture of each row beside this table, never less than makes one useful. */
    public int roomForPictures(TextLayout layout) {
        return Math.max(
                LEAST_PICTURE, layout.limit() - width(layout) - gap(layout).length());
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
        return on(TextLayout.PLAIN);
    }

    /** The lines of the table, made to fit a layout. */
    public String on(TextLayout layout) {
        return NarrowTable.fitting(this, layout).drawn(layout);
    }

    /** Several tables, one below the other, if a layout is too narrow for all columns at once. */
    public String inParts(TextLayout layout, int heads) {
        return NarrowTable.parts(this, layout, heads).stream()
                .map(part -> part.on(layout))
                .collect(Collectors.joining("\n\n"));
    }

    /** The headers of the columns that a layout has no room for. */
    public List<String> leftOut(TextLayout layout) {
        List<String> shown = NarrowTable.fitting(this, layout).headers();
        return headers().stream().filter(header -> !shown.contains(header)).toList();
    }

    /** The lines of the table, made to fit a layout, and below them the names of the columns that are left out. */
    public String onWithNamesLeftOut(TextLayout layout) {
        return onWithNamesLeftOut(layout, "--format csv");
    }

    /**
     * The lines of the table, made to fit a layout, and below them the names of the columns that are left out.
     *
     * @param whole where all columns are shown
     */
    public String onWithNamesLeftOut(TextLayout layout, String whole) {
        List<String> leftOut = leftOut(layout);
        return on(layout)
                + (leftOut.isEmpty()
                        ? ""
                        : "\n"
                                + layout.wrapped(
                                        "left out here: " + String.join(", ", leftOut) + "; a wider window or " + whole
                                                + " shows all",
                                        ""));
    }

    /** Lines between the columns, if there is room for them; otherwise they are left out before any column is. */
    private String gap(TextLayout layout) {
        return layout.hasLines() && widthWith(LINE) <= layout.limit() ? LINE : GAP;
    }

    private String drawn(TextLayout layout) {
        String gap = gap(layout);
        int[] widths = widths();
        List<String> lines = new ArrayList<>();
        lines.add(line(headers(), widths, gap, layout.colours()::strong));
        lines.add(Arrays.stream(widths)
                .mapToObj((layout.hasLines() ? "─" : "-")::repeat)
                .collect(Collectors.joining(gap.equals(LINE) ? "─┼─" : GAP)));
        rows.forEach(row -> lines.add(line(row, widths, gap, cell -> cell)));
        return String.join("\n", lines);
    }

    private String line(List<String> cells, int[] widths, String gap, Function<String, String> paint) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < widths.length; column++) {
            String cell = cells.get(column);
            String blanks = " ".repeat(widths[column] - width(cell));
            line.append(column == 0 ? "" : gap);
            line.append(columns.get(column).isNumber() ? blanks + paint.apply(cell) : paint.apply(cell) + blanks);
        }
        return line.toString().stripTrailing();
    }

    List<Column> columns() {
        return columns;
    }

    List<List<String>> rows() {
        return rows;
    }

    private List<String> headers() {
        return columns.stream().map(Column::header).toList();
    }

    /** The width of each column. */
    int[] widths() {
        int[] widths = new int[columns.size()];
        Arrays.setAll(
                widths, column -> Math.max(width(columns.get(column).header()), widest(rows, row -> row.get(column))));
        return widths;
    }

    /** The width of a line in such a layout. */
    public int width(TextLayout layout) {
        return widthWith(gap(layout));
    }

    private int widthWith(String gap) {
        return Arrays.stream(widths()).sum() + gap.length() * (columns.size() - 1);
    }

    /** The number of terminal columns of a text. */
    public static int width(String text) {
        String visible =
                text.indexOf('\u001b') < 0 ? text : ESCAPE.matcher(text).replaceAll("");
        return visible.codePointCount(0, visible.length());
    }

    /** The width of the widest of some texts, 0 if there are none. */
    public static <T> int widest(List<T> things, Function<T, String> text) {
        return things.stream().map(text).mapToInt(TextTable::width).max().orElse(0);
    }
}
