package dev.unscramble.cli.shell;

import java.util.List;

/** A part of the terminal that is drawn over and over, and the keys that are pressed meanwhile. */
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
    /** No key was pressed in time, or the window has another size. */
    String NOTHING = "";

    /** Draws these lines where the last ones were. */
    void show(List<String> lines);

    /** The lines of a picture; if the window is too small, the one line that stands for it, and what is needed. */
    List<String> fitting(String picture, String line);

    /** Waits for a key: one of the names above, or the character itself; NOTHING asks to draw again. */
    String key();

    /** The same, but no longer than this. */
    String key(long millis);

    /** Leaves what was drawn last and goes on below it. */
    @Override
    void close();
}
