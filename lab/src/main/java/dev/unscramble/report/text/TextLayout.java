package dev.unscramble.report.text;

import java.util.List;

/**
 * How text is laid out: for the window of a terminal, whose width is a limit, or for a file or a pipe, where
 * programs read and nothing is left out.
 *
 * @param hasLines whether the characters can be shown that boxes are drawn with
 */
public record TextLayout(int columns, boolean isWindow, boolean hasLines, Colours colours) {
    /** The columns that moves and charts take without a window. */
    private static final int USUAL_COLUMNS = 100;

    /** A file or a pipe: plain ASCII. */
    public static final TextLayout PLAIN = new TextLayout(USUAL_COLUMNS, false, false, new Colours(false));

    /** The window of a terminal. */
    public static TextLayout window(int columns, boolean hasLines, boolean hasColour) {
        return new TextLayout(columns, true, hasLines, new Colours(hasColour));
    }

    /** How wide a line may be. */
    int limit() {
        return isWindow ? columns : Integer.MAX_VALUE;
    }

    /** A sentence, on as many lines as the window makes of it; all but the first one are indented. */
    public String wrapped(String sentence, String indent) {
        return TextWrap.wrapped(List.of(sentence.split(" ")), indent, limit());
    }

    /** A drawing in ASCII, with real lines where they can be shown. */
    public String drawn(String drawing) {
        return hasLines ? BoxLines.of(drawing) : drawing;
    }
}
