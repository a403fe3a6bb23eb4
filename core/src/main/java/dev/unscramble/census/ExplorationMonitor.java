package dev.unscramble.census;

import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Progress;
import org.jspecify.annotations.Nullable;

/** Reports the progress of an exploration, and checks its time limit. Used by one thread. */
final class ExplorationMonitor {
    private final Limits limits;
    private final Progress progress;
    private final long start = System.nanoTime();
    private long earlier;

    ExplorationMonitor(Limits limits, Progress progress) {
        this.limits = limits;
        this.progress = progress;
    }

    /** Adds the time spent before an interruption; the time limit is for the current run. */
    void addEarlier(long nanos) {
        earlier += nanos;
    }

    long nanos() {
        return earlier + System.nanoTime() - start;
    }

    /** Reports progress. Returns why the exploration must stop, or null. */
    @Nullable
    Outcome look(long states, int depth) {
        long now = System.nanoTime() - start;
        if (now >= limits.time().toNanos()) {
            return Outcome.TIME_LIMIT;
        }
        return progress.goOn(new Progress.Snapshot(states, states, states, depth, now)) ? null : Outcome.CANCELLED;
    }
}
