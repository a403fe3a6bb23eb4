package dev.unscramble.cli.terminal;

import dev.unscramble.model.Improvement;
import dev.unscramble.model.Progress;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/** Tells how far a long search has come, and passes Ctrl-C on. */
public final class ProgressLine implements Progress {
    /** From less than this of a round, nothing can be said about the rest. */
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

    /** Says what is being done from now on. */
    public void label(String work) {
        label = work;
    }

    /** Tells of work that is not a search in words of its own. */
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

    /** How much of the bound at hand is done, and about how long the rest takes, once that can be told. */
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

    /** Takes the line away, when a search has ended, and makes ready for the next one. */
    public void clear() {
        best = "";
        bound = -1;
        line.clear();
    }
}
