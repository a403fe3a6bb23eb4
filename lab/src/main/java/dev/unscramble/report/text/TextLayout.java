package dev.unscramble.report.text;

import java.util.List;

/**
 * The layout of text: for the window of a terminal, whose width is a limit, or for a file or a pipe, where programs
 * read and nothing is left out.
 *
 * @param hasLines whether box-drawing characters can be shown
 */
public record TextLayout(int columns, boolean isWindow, boolean hasLines, Colours colours) {
    /** The width of moves and charts without a window. */
    private static final int USUAL_COLUMNS = 100;

    /** A file or a pipe: plain ASCII. */
    public static final TextLayout PLAIN = new TextLayout(USUAL_COLUMNS, false, false, new Colours(false));

    /** The window of a terminal. */
    public static TextLayout window(int columns, boolean hasLines, boolean hasColour) {
        return new TextLayout(columns, true, hasLines, new Colours(hasColour));
    }

    /** The most columns of a line. */
    int limit() {
        return isWindow ? columns : Integer.MAX_VALUE;
    }

    /** This layout in a window of another width. */
    public TextLayout inWindow(int width) {
        return new TextLayout(width, true, hasLines, colours);
    }

    /** A sentence, on as many lines as the window makes of it; all but the first one are indented. */
    public String wrapped(String sentence, String indent) {
        return isWindow ? wrapped(List.of(sentence.split(" ")), indent) : sentence;
    }

    /** Names, which are not broken, on as many lines as the window makes of them. */
    public String wrapped(List<String> names, String indent) {
        return TextWrap.wrapped(names, indent, limit());
    }

    /** A drawing in ASCII, with box-drawing characters if they can be shown. */
    public String drawn(String drawing) {
        return hasLines ? BoxLines.of(drawing) : drawing;
    }
}
