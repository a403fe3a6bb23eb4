package dev.unscramble.report.space;

import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import dev.unscramble.report.text.TextLayout;

/** A state as a reader sees it. */
final class StateText {
    private StateText() {}

    /** The drawing of a state, and below it the line that commands read; the line alone if the drawing is the same. */
    static <P extends Position> String of(Puzzle<P> puzzle, P position, TextLayout layout) {
        String line = puzzle.format(position);
        String drawing = puzzle.draw(position);
        return drawing.equals(line) ? line : layout.drawn(drawing) + "\n" + line;
    }
}
