package dev.unscramble.cli;

import dev.unscramble.model.Progress;
import java.util.Locale;

/**
 * Tells on standard error how far a long search has come: on a terminal a line that is written over
 * and vanishes in the end, elsewhere, if it was asked for, a line every few seconds. Passes Ctrl-C on.
 */
final class ProgressLine implements Progress {
    private static final long FIRST_NANOS = 1_000_000_000L;

    private final Terminal terminal;
    private final Interruption interruption;
    private final boolean isShown;
    private final long period;
    private String label = "searching";
    private long next = FIRST_NANOS;
    private boolean isDirty;

    ProgressLine(Terminal terminal, Interruption interruption, boolean isShown) {
        this.terminal = terminal;
        this.interruption = interruption;
        this.isShown = isShown;
        this.period = terminal.isErrTerminal() ? 200_000_000L : 5_000_000_000L;
    }

    @Override
    public boolean goOn(Snapshot sofar) {
        if (isShown && sofar.nanos() >= next) {
            next = sofar.nanos() + period;
            show(sofar);
        }
        return !interruption.isRequested();
    }

    /** Says what is being done from now on. */
    void label(String work) {
        label = work;
    }

    private void show(Snapshot sofar) {
        double seconds = sofar.nanos() / 1e9;
        String line = String.format(
                Locale.ROOT,
                "%s: %,d nodes generated, %,d stored, bound %d, %.1f M nodes/s, %.0f s",
                label,
                sofar.generated(),
                sofar.stored(),
                sofar.bound(),
                sofar.generated() / seconds / 1e6,
                seconds);
        if (terminal.isErrTerminal()) {
            terminal.err().print("\r\u001b[K" + line);
            isDirty = true;
        } else {
            terminal.err().println(line);
        }
        terminal.err().flush();
    }

    /** Takes the line away, when a search has ended, and makes ready for the next one. */
    void clear() {
        next = FIRST_NANOS;
        if (isDirty) {
            terminal.err().print("\r\u001b[K");
            terminal.err().flush();
            isDirty = false;
        }
    }
}
