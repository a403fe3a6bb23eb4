package dev.unscramble.web;

import dev.unscramble.model.Improvement;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Progress;
import dev.unscramble.model.StoppedException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** One piece of work for the {@link Workers}. It is the {@link Progress} of its search, by which it can be stopped. */
final class Job<T> implements Progress {
    /** How soon it is noticed that a client has gone. */
    private static final long POLL_MILLIS = 250;

    private final Function<Job<T>, T> work;
    private final Requester requester;
    private final Duration time;
    private final CompletableFuture<T> result = new CompletableFuture<>();
    private volatile boolean isStopped;
    private volatile boolean isStarted;
    private long startedNanos;
    private volatile @Nullable Snapshot latest;
    private volatile @Nullable Improvement best;

    /** A job that does this; the work asks the job whether to go on. */
    Job(Requester requester, Function<Job<T>, T> work) {
        this(requester, work, Limits.NONE.time());
    }

    /**
     * @param requester who wants it
     * @param time how long the work may take, tables and search together
     */
    Job(Requester requester, Function<Job<T>, T> work, Duration time) {
        this.requester = requester;
        this.work = work;
        this.time = time;
    }

    Requester requester() {
        return requester;
    }

    /**
     * Does the work; {@link #await} tells how it ended.
     *
     * @param failures takes what should not have happened
     */
    void run(Consumer<Throwable> failures) {
        startedNanos = System.nanoTime();
        isStarted = true;
        try {
            result.complete(work.apply(this));
        } catch (InputException | StoppedException | HttpError e) {
            result.completeExceptionally(e);
        } catch (VirtualMachineError e) {
            result.completeExceptionally(
                    new HttpError(HttpError.BUSY, "the server has too little memory for this; ask for less"));
        } catch (RuntimeException | Error e) {
            try {
                failures.accept(e);
            } finally {
                result.completeExceptionally(HttpError.internal());
            }
        }
    }

    /** Asks the search to end soon; it still has a result. */
    void stop() {
        isStopped = true;
    }

    boolean isStopped() {
        return isStopped;
    }

    /** Whether its time is over. */
    boolean isLate() {
        return isStarted && left().isZero();
    }

    /** These limits, for a search that begins now: it has no more time than the job has left. */
    Limits left(Limits limits) {
        Duration left = left();
        return left.compareTo(limits.time()) < 0 ? limits.withTime(left) : limits;
    }

    private Duration left() {
        return Duration.ofNanos(Math.max(0, time.toNanos() - (System.nanoTime() - startedNanos)));
    }

    Duration time() {
        return time;
    }

    boolean isDone() {
        return result.isDone();
    }

    /** Whether a worker is busy with it. */
    boolean isRunning() {
        return isStarted && !isDone();
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

    /** The best solution so far, of a search that improves it. */
    @Nullable
    Improvement best() {
        return best;
    }

    /** How far its search has come, if it has begun. */
    @Nullable
    Snapshot latest() {
        return latest;
    }

    /**
     * Waits for the result; when nobody waits for that any more, the work is stopped.
     *
     * @throws InputException if what was asked for is wrong
     * @throws StoppedException if the work ended before it had a result, or nobody wants one
     * @throws HttpError if the server failed
     */
    T await() {
        while (true) {
            try {
                return result.get(POLL_MILLIS, TimeUnit.MILLISECONDS);
            } catch (TimeoutException e) {
                if (requester.isGone()) {
                    stop();
                    throw new StoppedException("nobody waits for this any more");
                }
            } catch (ExecutionException e) {
                if (e.getCause() instanceof RuntimeException failure) {
                    throw failure;
                }
                throw new IllegalStateException(e);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new StoppedException("the server is shutting down");
            }
        }
    }
}
