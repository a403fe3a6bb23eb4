package dev.unscramble.cli;

import dev.unscramble.model.Improvement;
import dev.unscramble.model.Progress;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/** Tells how far a long search has come, and passes Ctrl-C on. */
final class ProgressLine implements Progress {
    private final StatusLine line;
    private final BooleanSupplier isInterrupted;
    private String label = "searching";
    private Function<Snapshot, String> words = ProgressLine::searched;
    private String best = "";

    ProgressLine(StatusLine line, BooleanSupplier isInterrupted) {
        this.line = line;
        this.isInterrupted = isInterrupted;
    }

    @Override
    public boolean goOn(Snapshot sofar) {
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
    void label(String work) {
        label = work;
    }

    /** Tells of work that is not a search in words of its own. */
    void words(Function<Snapshot, String> other) {
        words = other;
    }

    private static String searched(Snapshot sofar) {
        double seconds = sofar.nanos() / 1e9;
        return String.format(
                Locale.ROOT,
                "%,d nodes generated, %,d stored, bound %d, %.1f M nodes/s, %.0f s",
                sofar.generated(),
                sofar.stored(),
                sofar.bound(),
                sofar.generated() / seconds / 1e6,
                seconds);
    }

    /** Takes the line away, when a search has ended, and makes ready for the next one. */
    void clear() {
        best = "";
        line.clear();
    }
}
