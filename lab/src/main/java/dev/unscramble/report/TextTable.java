package dev.unscramble.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
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
 * <p>In a window that is too narrow, the columns that can best be spared are left out, and the widest texts
 * are shortened. Every character counts as one column wide, escape codes as none.
 */
public final class TextTable {
    private static final String GAP = "  ";
    private static final String LINE = " │ ";
    private static final Pattern ESCAPE = Pattern.compile("\u001b\\[[0-9;]*m");
    private static final int SHORTEST = 8;

    private final List<Column> columns;
    private final List<List<String>> rows = new ArrayList<>();

    /**
     * A column by its header; numbers stand to the right, so that their digits line up.
     *
     * @param spare how well one can do without it; 0 if not at all
     */
    public record Column(String header, boolean isNumber, int spare) {

        /** The same column, which may be left out; one that can be spared more goes first. */
        Column spared(int more) {
            return new Column(header, isNumber, more);
        }
    }

    public TextTable(Column... columns) {
        this.columns = List.of(columns);
    }

    /** A column of words. */
    public static Column text(String header) {
        return new Column(header, false, 0);
    }

    /** A column of numbers. */
    public static Column number(String header) {
        return new Column(header, true, 0);
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
        return on(Page.PLAIN);
    }

    /** The same as a page can show it. */
    public String on(Page page) {
        TextTable fitting = fitting(page);
        String gap = gap(page);
        int[] widths = fitting.widths();
        List<String> lines = new ArrayList<>();
        lines.add(fitting.line(fitting.headers(), widths, gap, page.colours()::strong));
        lines.add(Arrays.stream(widths)
                .mapToObj((page.hasLines() ? "─" : "-")::repeat)
                .collect(Collectors.joining(page.hasLines() ? "─┼─" : GAP)));
        fitting.rows.forEach(row -> lines.add(fitting.line(row, widths, gap, cell -> cell)));
        return String.join("\n", lines);
    }

    /** The headers of the columns that a page has no room for. */
    public List<String> leftOut(Page page) {
        List<String> shown = fitting(page).headers();
        return headers().stream().filter(header -> !shown.contains(header)).toList();
    }

    private static String gap(Page page) {
        return page.hasLines() ? LINE : GAP;
    }

    private TextTable fitting(Page page) {
        int gap = gap(page).length();
        TextTable table = this;
        while (table.width(gap) > page.limit() && table.columns.stream().anyMatch(column -> column.spare > 0)) {
            table = table.withoutTheLeast();
        }
        int excess = table.width(gap) - page.limit();
        return excess > 0 ? table.shortenedBy(excess) : table;
    }

    private int width(int gap) {
        return Arrays.stream(widths()).sum() + gap * (columns.size() - 1);
    }

    private TextTable withoutTheLeast() {
        Column least =
                columns.stream().max(Comparator.comparingInt(Column::spare)).orElseThrow();
        int left = columns.indexOf(least);
        List<Column> others = new ArrayList<>(columns);
        others.remove(left);
        TextTable fewer = new TextTable(others.toArray(Column[]::new));
        for (List<String> row : rows) {
            List<String> cells = new ArrayList<>(row);
            cells.remove(left);
            fewer.rows.add(cells);
        }
        return fewer;
    }

    /** With the widest column of words made narrower. */
    private TextTable shortenedBy(int excess) {
        int[] widths = widths();
        int widest = -1;
        for (int column = 0; column < widths.length; column++) {
            boolean isWider = widest < 0 || widths[column] > widths[widest];
            widest = !columns.get(column).isNumber && isWider ? column : widest;
        }
        if (widest < 0) {
            return this;
        }
        int width = Math.max(SHORTEST, widths[widest] - excess);
        TextTable narrower = new TextTable(columns.toArray(Column[]::new));
        for (List<String> row : rows) {
            List<String> cells = new ArrayList<>(row);
            cells.set(widest, shortened(row.get(widest), width));
            narrower.rows.add(cells);
        }
        return narrower;
    }

    /** A text that takes at most so many columns; two dots stand for the rest of it. */
    static String shortened(String text, int width) {
        return width(text) <= width ? text : text.substring(0, text.offsetByCodePoints(0, width - 2)) + "..";
    }

    private List<String> headers() {
        return columns.stream().map(Column::header).toList();
    }

    private int[] widths() {
        int[] widths = new int[columns.size()];
        Arrays.setAll(
                widths, column -> Math.max(width(columns.get(column).header()), widest(rows, row -> row.get(column))));
        return widths;
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

    /** How many columns of the terminal a text takes. */
    static int width(String text) {
        String visible =
                text.indexOf('\u001b') < 0 ? text : ESCAPE.matcher(text).replaceAll("");
        return visible.codePointCount(0, visible.length());
    }

    /** The width of the widest of some texts, 0 if there are none. */
    static <T> int widest(List<T> things, Function<T, String> text) {
        return things.stream().map(text).mapToInt(TextTable::width).max().orElse(0);
    }
}
