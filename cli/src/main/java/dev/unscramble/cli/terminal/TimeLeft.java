package dev.unscramble.cli.terminal;

/** How long something will still take, in words. */
final class TimeLeft {
    /** An estimate of less would stand still while the last steps take their time. */
    private static final double LEAST_SECONDS = 2;

    private TimeLeft() {}

    static String text(double seconds) {
        return seconds < LEAST_SECONDS ? "almost done" : time(Math.round(seconds)) + " left";
    }

    private static String time(long seconds) {
        return seconds < 60
                ? seconds + " s"
                : seconds < 3600
                        ? seconds / 60 + " min " + seconds % 60 + " s"
                        : seconds / 3600 + " h " + seconds / 60 % 60 + " min";
    }
}
