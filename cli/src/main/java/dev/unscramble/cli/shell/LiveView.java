package dev.unscramble.cli.shell;

import java.util.List;

/** A region of the terminal that is redrawn again and again, and the keys that are pressed meanwhile. */
interface LiveView extends AutoCloseable {
    String UP = "up";
    String DOWN = "down";
    String LEFT = "left";
    String RIGHT = "right";
    String ENTER = "enter";
    String BACKSPACE = "backspace";
    String ESCAPE = "escape";
    /** Ctrl-C, or Ctrl-D, or the end of the input. */
    String STOP = "stop";
    /** No key was pressed in time, or the size of the window has changed. */
    String NOTHING = "";

    /** Draws these lines where the last ones were. */
    void show(List<String> lines);

    /** The lines of a picture; if the window is too small, one line instead of it, and the size that is needed. */
    List<String> fitting(String picture, String line);

    /** Waits for a key: one of the names above, or the character itself; after NOTHING, the caller redraws. */
    String key();

    /** Waits for a key, at most {@code millis}. */
    String key(long millis);

    /** Leaves the last drawing, with the cursor below it. */
    @Override
    void close();
}
