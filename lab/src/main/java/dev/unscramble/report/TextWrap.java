package dev.unscramble.report;

/** Long texts on lines that a terminal can show. */
final class TextWrap {
    private static final int WIDTH = 100;

    private TextWrap() {}

    static String wrapped(String text) {
        StringBuilder wrapped = new StringBuilder();
        int column = 0;
        for (String word : text.split("\\s+")) {
            if (column > 0 && column + 1 + word.length() > WIDTH) {
                wrapped.append('\n');
                column = 0;
            } else if (column > 0) {
                wrapped.append(' ');
                column++;
            }
            wrapped.append(word);
            column += word.length();
        }
        return wrapped.toString();
    }
}
