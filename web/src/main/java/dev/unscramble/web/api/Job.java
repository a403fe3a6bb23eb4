package dev.unscramble.web.api;

import dev.unscramble.model.Improvement;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Progress;
import dev.unscramble.model.StoppedException;
import java.time.Duration;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A piece of work that a request wants. It is the {@link Progress} of its search, by which it can be stopped. */
public abstract class Job<T> implements Progress {
    private final Duration time;
    private final Function<Job<T>, T> work;
    private long startedNanos;
    private volatile boolean isStarted;
    private volatile boolean isStopped;
    private volatile @Nullable Snapshot latest;
    private volatile @Nullable Improvement best;

    /**
     * @param time how long the work may take, tables and search together
     * @param work asks the job whether to continue
     */
    protected Job(Duration time, Function<Job<T>, T> work) {
        this.time = time;
        this.work = work;
    }

    /** Does the work. */
    protected final T doWork() {
        startedNanos = System.nanoTime();
        isStarted = true;
        return work.apply(this);
    }

    /** Asks the work to end soon; a search still has a result. */
    public final void stop() {
        isStopped = true;
    }

    public final boolean isStopped() {
        return isStopped;
    }

    /** Whether its work has begun and not ended. */
    public final boolean isRunning() {
        return isStarted && !isDone();
    }

    public abstract boolean isDone();

    /** The time that it may take, tables and search together. */
    public final Duration time() {
        return time;
    }

    /** Whether its time is over. */
    public final boolean isLate() {
        return isStarted && left().isZero();
    }

    /** These limits, for a search that begins now: it has no more time than the job has left. */
    public final Limits left(Limits limits) {
        Duration left = left();
        return left.compareTo(limits.time()) < 0 ? limits.withTime(left) : limits;
    }

    private Duration left() {
        return Duration.ofNanos(Math.max(0, time.toNanos() - (System.nanoTime() - startedNanos)));
    }

    /** The best solution so far, of a search that improves it. */
    public final @Nullable Improvement best() {
        return best;
    }

    /** The progress of its search, if that has begun. */
    public final @Nullable Snapshot latest() {
        return latest;
    }

    @Override
    public boolean goOn(Snapshot sofar) {
        latest = sofar;
        return !isStopped;
    }

    @Override
    public void improved(Improvement better) {
        best = better;
    }

    /**
     * Waits for the end, and meanwhile looks for news now and then; if the client has gone, the work is stopped.
     *
     * @throws StoppedException if the client has gone
     */
    public abstract void awaitEnd(Duration every, Runnable news);

    /**
     * Waits for the result; if the client has gone, the work is stopped.
     *
     * @throws InputException if what was asked for is wrong
     * @throws StoppedException if the work ended before it had a result, or the client has gone
     * @throws ApiError if the work failed
     */
    public abstract T await();
}
