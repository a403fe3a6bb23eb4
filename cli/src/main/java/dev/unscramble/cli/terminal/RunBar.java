package dev.unscramble.cli.terminal;

import java.util.Locale;

/**
 * Tells how many runs are made, how fast, and how long the rest will take:
 *
 * <pre>
 *   [==============                ]  47 %  2,822 of 6,000 runs, 341 a second, 9 s left
 * </pre>
 */
public final class RunBar {
    private static final int WIDTH = 30;
    private static final int LEAST_WIDTH = 5;
    private static final int FRAME = "[] ".length();

    private final StatusLine line;
    private final int total;
    private long begun = System.nanoTime();
    private int done;

    public RunBar(StatusLine line, int total) {
        this.line = line;
        this.total = total;
    }

    /** Starts the clock, since the first run can be made only now. */
    public synchronized void begin() {
        begun = System.nanoTime();
    }

    /** Adds runs that are on the disk. */
    public synchronized void add(int runs) {
        done += runs;
        line.show(System.nanoTime() - begun, nanos -> line(done, total, nanos / 1e9, line.columns()));
    }

    /** The line; the bar takes the columns that the words leave, and is left out if they are too few. */
    public static String line(int done, int total, double seconds, int columns) {
        double share = total == 0 ? 1 : (double) done / total;
        String words = words(done, total, share, seconds);
        int width = Math.min(WIDTH, columns - words.length() - FRAME);
        if (width < LEAST_WIDTH) {
            return words;
        }
        int filled = (int) (share * width);
        return "[" + "=".repeat(filled) + " ".repeat(width - filled) + "] " + words;
    }

    private static String words(int done, int total, double share, double seconds) {
        double rate = done / Math.max(seconds, 1e-9);
        return String.format(
                Locale.ROOT,
                "%3.0f %%  %,d of %,d runs, %s a second, %s",
                Math.floor(100 * share),
                done,
                total,
                rate >= 10 ? String.format(Locale.ROOT, "%,.0f", rate) : String.format(Locale.ROOT, "%.1f", rate),
                done == 0 ? "unknown time left" : TimeLeft.text((total - done) / rate));
    }

    /** The number of runs added. */
    public synchronized int done() {
        return done;
    }

    /** Erases the line. */
    public void end() {
        line.clear();
    }
}
