package dev.unscramble.report.text;

import java.util.List;

/** Long texts on several lines, broken between words and never within a name. */
public final class TextWrap {
    private TextWrap() {}

    /** A paragraph in a layout. */
    public static String wrapped(String text, TextLayout layout) {
        return wrapped(List.of(text.split("\\s+")), "", layout.columns());
    }

    /**
     * Words on as many lines as they need; all but the first line are indented, and the first begins at the same
     * column.
     */
    public static String wrapped(List<String> words, String indent, int columns) {
        StringBuilder wrapped = new StringBuilder();
        int column = indent.length();
        for (String word : words) {
            if (column + TextTable.width(word) > columns && !wrapped.isEmpty()) {
                wrapped.append('\n').append(indent);
                column = indent.length();
            } else if (!wrapped.isEmpty()) {
                wrapped.append(' ');
            }
            wrapped.append(word);
            column += TextTable.width(word) + 1;
        }
        return wrapped.toString();
    }
}
