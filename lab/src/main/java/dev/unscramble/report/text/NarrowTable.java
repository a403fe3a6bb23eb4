package dev.unscramble.report.text;

import dev.unscramble.report.text.TextTable.Column;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Tables for windows that are too narrow for them. Optional columns are left out first, valued ones only if shortening
 * texts a little is not enough; then the texts of the last column are broken into lines, and if that is not enough, the
 * widest other texts are shortened.
 */
public final class NarrowTable {
    /** The least width of a column of words. */
    private static final int LEAST = 8;

    /** The least width of a column of words that is shortened for a valued column. */
    private static final int LEAST_FOR_VALUED = 12;

    /** The least width of a column whose texts are broken into lines. */
    private static final int LEAST_BROKEN = 20;

    private NarrowTable() {}

    /** The table, made to fit a layout. */
    static TextTable fitting(TextTable whole, TextLayout layout) {
        TextTable table = whole;
        while (excess(table, layout) > 0 && table.columns().stream().anyMatch(column -> column.spare() > 0)) {
            int least = least(table);
            if (table.columns().get(least).isValued()) {
                TextTable shorter = shortened(table, table.columns().size(), LEAST_FOR_VALUED, layout);
                if (excess(shorter, layout) <= 0) {
                    return shorter;
                }
            }
            table = cut(table, least, least + 1, table.columns().size());
        }
        return excess(table, layout) > 0 ? narrowed(table, layout) : table;
    }

    /** The column that is left out next. */
    private static int least(TextTable table) {
        return IntStream.range(0, table.columns().size())
                .boxed()
                .max(Comparator.comparingInt(
                        column -> table.columns().get(column).spare()))
                .orElseThrow();
    }

    private static TextTable narrowed(TextTable table, TextLayout layout) {
        int last = table.columns().size() - 1;
        boolean isText = !table.columns().get(last).isNumber();
        TextTable lower = isText
                ? broken(table, last, Math.max(LEAST_BROKEN, table.widths()[last] - excess(table, layout)))
                : table;
        return shortened(lower, isText ? last : last + 1, LEAST, layout);
    }

    private static int excess(TextTable table, TextLayout layout) {
        return table.width(layout) - layout.limit();
    }

    /** With the texts of the last column on as many lines as they need. */
    private static TextTable broken(TextTable table, int last, int width) {
        List<List<String>> rows = new ArrayList<>();
        for (List<String> row : table.rows()) {
            List<String> cells = new ArrayList<>(row);
            for (String line : TextWrap.wrapped(List.of(row.get(last).split(" ")), "", width)
                    .split("\n", -1)) {
                cells.set(last, line);
                rows.add(List.copyOf(cells));
                Collections.fill(cells, "");
            }
        }
        return new TextTable(table.columns(), rows);
    }

    /** With the texts of the columns before this one shortened, the widest and last first, until all fits. */
    private static TextTable shortened(TextTable table, int end, int leastWidth, TextLayout layout) {
        int[] widths = table.widths();
        int excess = excess(table, layout);
        return IntStream.range(0, end)
                .filter(column -> excess > 0 && !table.columns().get(column).isNumber())
                .filter(column -> widths[column] > leastWidth(table, column, leastWidth))
                .boxed()
                .max(Comparator.<Integer>comparingInt(column -> widths[column]).thenComparing(column -> column))
                .map(widest -> {
                    int width = Math.max(leastWidth(table, widest, leastWidth), widths[widest] - excess);
                    return shortened(shortenedTo(table, widest, width), end, leastWidth, layout);
                })
                .orElse(table);
    }

    private static int leastWidth(TextTable table, int column, int least) {
        return Math.max(least, TextTable.width(table.columns().get(column).header()));
    }

    private static TextTable shortenedTo(TextTable table, int column, int width) {
        List<List<String>> rows = new ArrayList<>();
        for (List<String> row : table.rows()) {
            List<String> cells = new ArrayList<>(row);
            cells.set(column, shortened(row.get(column), width));
            rows.add(cells);
        }
        return new TextTable(table.columns(), rows);
    }

    /** A text of at most {@code width} columns; two dots stand for the rest of it. */
    public static String shortened(String text, int width) {
        return TextTable.width(text) <= width ? text : text.substring(0, text.offsetByCodePoints(0, width - 2)) + "..";
    }

    /**
     * Splits a table into tables with as many columns as fit.
     *
     * @param heads the number of first columns that name a row, and are in every table
     */
    static List<TextTable> parts(TextTable table, TextLayout layout, int heads) {
        List<TextTable> parts = new ArrayList<>();
        int begin = heads;
        while (begin < table.columns().size()) {
            int end = begin + 1;
            while (end < table.columns().size()
                    && cut(table, heads, begin, end + 1).width(layout) <= layout.limit()) {
                end++;
            }
            end -= end < table.columns().size() && isRemark(table, end) && end > begin + 1 ? 1 : 0;
            parts.add(cut(table, heads, begin, end));
            begin = end;
        }
        return parts;
    }

    /** Whether a column, such as (published), belongs to the one before it. */
    private static boolean isRemark(TextTable table, int column) {
        return table.columns().get(column).header().startsWith("(");
    }

    /** The first columns, and those from {@code begin} to {@code end}. */
    private static TextTable cut(TextTable table, int heads, int begin, int end) {
        List<Column> columns = cut(table.columns(), heads, begin, end);
        return new TextTable(
                columns,
                table.rows().stream().map(row -> cut(row, heads, begin, end)).toList());
    }

    private static <T> List<T> cut(List<T> all, int heads, int begin, int end) {
        List<T> some = new ArrayList<>(all.subList(0, heads));
        some.addAll(all.subList(begin, end));
        return some;
    }
}
