package dev.unscramble.cli.terminal;

import dev.unscramble.model.Improvement;
import dev.unscramble.model.Progress;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/** Shows the progress of a long search, and passes Ctrl-C on. */
public final class ProgressLine implements Progress {
    /** The least share of a round from which the rest is estimated. */
    private static final double LEAST_SHARE = 0.01;

    private final StatusLine line;
    private final BooleanSupplier isInterrupted;
    private String label = "searching";
    private Function<Snapshot, String> words = this::searched;
    private String best = "";
    private int bound = -1;
    private long boundSince;

    public ProgressLine(StatusLine line, BooleanSupplier isInterrupted) {
        this.line = line;
        this.isInterrupted = isInterrupted;
    }

    @Override
    public boolean goOn(Snapshot sofar) {
        if (sofar.bound() != bound) {
            bound = sofar.bound();
            boundSince = sofar.nanos();
        }
        line.show(sofar.nanos(), nanos -> label + ": " + best + words.apply(sofar));
        return !isInterrupted.getAsBoolean();
    }

    @Override
    public void improved(Improvement better) {
        best = String.format(
                Locale.ROOT,
                "best %,d, at least %,d, gap %.1f %%; ",
                better.cost(),
                better.lowerBound(),
                100.0 * (better.cost() - better.lowerBound()) / Math.max(1, better.lowerBound()));
    }

    /** Sets the name of the current work. */
    public void label(String work) {
        label = work;
    }

    /** Sets the words for work that is not a search. */
    public void words(Function<Snapshot, String> other) {
        words = other;
    }

    private String searched(Snapshot sofar) {
        double seconds = sofar.nanos() / 1e9;
        return String.format(
                Locale.ROOT,
                "%,d nodes generated, %,d stored, bound %d%s, %.1f M nodes/s, %.0f s",
                sofar.generated(),
                sofar.stored(),
                sofar.bound(),
                left(sofar),
                sofar.generated() / seconds / 1e6,
                seconds);
    }

    /** The finished share of the current bound, and an estimate of the time left, once there is one. */
    private String left(Snapshot sofar) {
        double seconds = (sofar.nanos() - boundSince) / 1e9;
        return sofar.share() < LEAST_SHARE || seconds < 1
                ? ""
                : String.format(
                        Locale.ROOT,
                        " (%.0f %% done in %.0f s; %s)",
                        100 * sofar.share(),
                        seconds,
                        TimeLeft.text(seconds / sofar.share() - seconds));
    }

    /** Erases the line, when a search has ended, and resets it for the next one. */
    public void clear() {
        best = "";
        bound = -1;
        line.clear();
    }
}
