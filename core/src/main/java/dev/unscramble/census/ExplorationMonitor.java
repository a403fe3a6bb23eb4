package dev.unscramble.census;

import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Progress;
import org.jspecify.annotations.Nullable;

/** Tells how far an exploration has come, and whether its time is up. Of one thread. */
final class ExplorationMonitor {
    private final Limits limits;
    private final Progress progress;
    private final long start = System.nanoTime();
    private long earlier;

    ExplorationMonitor(Limits limits, Progress progress) {
        this.limits = limits;
        this.progress = progress;
    }

    /** Counts time that was spent before an interruption; the limit is for what is spent now. */
    void addEarlier(long nanos) {
        earlier += nanos;
    }

    long nanos() {
        return earlier + System.nanoTime() - start;
    }

    /** Whether to stop, and why. */
    @Nullable
    Outcome look(long states, int depth) {
        long now = System.nanoTime() - start;
        if (now >= limits.time().toNanos()) {
            return Outcome.TIME_LIMIT;
        }
        return progress.goOn(new Progress.Snapshot(states, states, states, depth, now)) ? null : Outcome.CANCELLED;
    }
}
