package dev.unscramble.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Lines of comma-separated values. */
public final class CsvLine {
    /**
     * The texts that a spreadsheet runs as a formula; an apostrophe before one guards it, as in a cell that is typed.
     */
    private static final String FORMULA = "[=+@\\t\\r-].*";

    private static final Pattern GUARDED = Pattern.compile("'" + FORMULA, Pattern.DOTALL);
    private static final Pattern UNGUARDED = Pattern.compile(FORMULA, Pattern.DOTALL);
    private static final Pattern NUMBER = Pattern.compile("[+-]?\\d+(\\.\\d+)?([eE][+-]?\\d+)?");

    private CsvLine() {}

    /** A text that a spreadsheet does not run as a formula; numbers stay numbers. */
    public static String guarded(String cell) {
        boolean isFormula =
                UNGUARDED.matcher(cell).matches() && !NUMBER.matcher(cell).matches();
        return isFormula ? "'" + cell : cell;
    }

    private static String unguarded(String cell) {
        return GUARDED.matcher(cell).matches() ? cell.substring(1) : cell;
    }

    /**
     * The cells of a line, without their guards; a cell may be in quotes, and a quote within quotes is written twice.
     */
    public static List<String> cells(String line) {
        List<String> cells = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean isQuoted = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '"' && isQuoted && i + 1 < line.length() && line.charAt(i + 1) == '"') {
                cell.append(c);
                i++;
            } else if (c == '"') {
                isQuoted = !isQuoted;
            } else if (c == ',' && !isQuoted) {
                cells.add(unguarded(cell.toString().strip()));
                cell.setLength(0);
            } else {
                cell.append(c);
            }
        }
        cells.add(unguarded(cell.toString().strip()));
        return cells;
    }
}
