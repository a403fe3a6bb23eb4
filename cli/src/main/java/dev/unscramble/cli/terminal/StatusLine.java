package dev.unscramble.cli.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;

/**
 * A line on standard error about long work: on a terminal it is overwritten and erased in the end; elsewhere, if it was
 * asked for, there is one every few seconds. If a window is too narrow for it, parts of it are left out; the first
 * parts and the last one matter most.
 */
public final class StatusLine {
    private static final long FIRST_NANOS = 1_000_000_000L;

    private final Terminal terminal;
    private final boolean isShown;
    private final long period;
    private long next = FIRST_NANOS;
    private boolean isDirty;

    public StatusLine(Terminal terminal, boolean isShown) {
        this.terminal = terminal;
        this.isShown = isShown;
        this.period = terminal.isErrTerminal() ? 200_000_000L : 5_000_000_000L;
    }

    /** Shows a text, made from the time since the work began, unless one was shown a moment ago. */
    public synchronized void show(long nanos, LongFunction<String> text) {
        if (!isShown || nanos < next) {
            return;
        }
        next = nanos + period;
        String line = text.apply(nanos);
        if (terminal.isErrTerminal()) {
            terminal.err().print("\u001b[?7l\r\u001b[K" + fitting(line, columns()) + "\u001b[?7h");
            isDirty = true;
        } else {
            terminal.err().println(line);
        }
        terminal.err().flush();
    }

    /** The columns for a text; the cursor needs one. */
    int columns() {
        return terminal.isErrTerminal() ? terminal.columns() - 1 : Integer.MAX_VALUE;
    }

    /** A text without as many of the parts before its last one as must be left out. */
    private static String fitting(String text, int columns) {
        List<String> parts = new ArrayList<>(List.of(text.split(", ")));
        while (String.join(", ", parts).length() > columns && parts.size() > 2) {
            parts.remove(parts.size() - 2);
        }
        return String.join(", ", parts);
    }

    /** Erases the line, when the work has ended, and resets it for the next. */
    public synchronized void clear() {
        next = FIRST_NANOS;
        if (isDirty) {
            terminal.err().print("\r\u001b[K");
            terminal.err().flush();
            isDirty = false;
        }
    }
}
