package dev.unscramble.web;

import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.StoppedException;
import dev.unscramble.web.api.ApiError;
import dev.unscramble.web.api.Job;
import dev.unscramble.web.api.Requester;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Function;

/** A job that waits for one of the {@link Workers}, and is done on its thread. */
final class QueuedJob<T> extends Job<T> {
    /** How soon it is noticed that a client has gone. */
    private static final Duration POLL = Duration.ofMillis(250);

    private final Requester requester;
    private final CompletableFuture<T> result = new CompletableFuture<>();

    /** A job that does this; the work asks the job whether to continue. */
    QueuedJob(Requester requester, Function<Job<T>, T> work) {
        this(requester, work, Limits.NONE.time());
    }

    /**
     * @param requester who wants it
     * @param time how long the work may take, tables and search together
     */
    QueuedJob(Requester requester, Function<Job<T>, T> work, Duration time) {
        super(time, work);
        this.requester = requester;
    }

    Requester requester() {
        return requester;
    }

    /**
     * Does the work; {@link #await} returns the result.
     *
     * @param failures takes what should not have happened
     */
    void run(Consumer<Throwable> failures) {
        try {
            result.complete(doWork());
        } catch (InputException | StoppedException | ApiError e) {
            result.completeExceptionally(e);
        } catch (VirtualMachineError e) {
            result.completeExceptionally(
                    new ApiError(ApiError.BUSY, "the server has too little memory for this; ask for less"));
        } catch (RuntimeException | Error e) {
            try {
                failures.accept(e);
            } finally {
                result.completeExceptionally(ApiError.internal());
            }
        }
    }

    @Override
    public boolean isDone() {
        return result.isDone();
    }

    @Override
    public void awaitEnd(Duration every, Runnable news) {
        while (!isDoneWithin(every)) {
            news.run();
        }
    }

    private boolean isDoneWithin(Duration wait) {
        try {
            result.get(wait.toNanos(), TimeUnit.NANOSECONDS);
            return true;
        } catch (TimeoutException e) {
            if (requester.isGone()) {
                stop();
                throw new StoppedException("the client has gone");
            }
            return false;
        } catch (ExecutionException e) {
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new StoppedException("the server is shutting down");
        }
    }

    @Override
    public T await() {
        awaitEnd(POLL, () -> {});
        try {
            return result.join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof RuntimeException failure) {
                throw failure;
            }
            throw new IllegalStateException(e);
        }
    }
}
