package dev.unscramble.web;

import dev.unscramble.model.Improvement;
import dev.unscramble.model.Progress;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** One piece of work for the {@link Workers}. It is the {@link Progress} of its search, by which it can be stopped. */
final class Job<T> implements Runnable, Progress {
    private final Function<Job<T>, T> work;
    private final CompletableFuture<T> result = new CompletableFuture<>();
    private volatile boolean isStopped;
    private volatile boolean isStarted;
    private volatile @Nullable Snapshot latest;
    private volatile @Nullable Improvement best;

    /** A job that does this; the work asks the job whether to go on. */
    Job(Function<Job<T>, T> work) {
        this.work = work;
    }

    @Override
    public void run() {
        isStarted = true;
        try {
            result.complete(work.apply(this));
        } catch (RuntimeException | Error e) { // whoever waits must hear of it
            result.completeExceptionally(e);
        }
    }

    /** Asks the search to end soon; it still has a result. */
    void stop() {
        isStopped = true;
    }

    boolean isStopped() {
        return isStopped;
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

    /** Waits for the result, and passes on what the work throws. */
    T await() {
        try {
            return result.join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof RuntimeException failure) {
                throw failure;
            }
            if (e.getCause() instanceof VirtualMachineError) {
                throw new HttpError(HttpError.BUSY, "the memory of the server did not suffice; ask for less");
            }
            throw e;
        }
    }
}
