package dev.unscramble.web;

import dev.unscramble.model.StoppedException;
import dev.unscramble.web.api.ApiError;
import dev.unscramble.web.api.Job;
import dev.unscramble.web.api.Jobs;
import dev.unscramble.web.api.Requester;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The threads that search: a fixed number of them, with a queue of limited length. */
final class Workers implements Jobs, AutoCloseable {
    private static final ThreadLocal<@Nullable Job<?>> CURRENT = new ThreadLocal<>();
    private static final long PATIENCE_SECONDS = 10;

    private final Set<QueuedJob<?>> jobs = ConcurrentHashMap.newKeySet();
    private final ThreadPoolExecutor threads;
    private final int capacity;
    private final int mostOfOne;
    private final Consumer<Throwable> failures;

    /**
     * @param mostOfOne how many jobs of one client may run or wait
     * @param failures takes what should not have happened
     */
    Workers(int workers, int queue, int mostOfOne, Consumer<Throwable> failures) {
        this.mostOfOne = mostOfOne;
        this.failures = failures;
        AtomicInteger names = new AtomicInteger();
        this.capacity = workers + queue;
        this.threads =
                new ThreadPoolExecutor(workers, workers, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), runnable -> {
                    Thread thread = new Thread(runnable, "search-" + names.incrementAndGet());
                    thread.setDaemon(true);
                    return thread;
                });
    }

    @Override
    public <T> Job<T> submit(Requester requester, Duration time, Function<Job<T>, T> work) {
        return submit(new QueuedJob<>(requester, work, time));
    }

    synchronized <T> Job<T> submit(QueuedJob<T> job) {
        if (job.requester().isGone()) {
            throw new StoppedException("the client has gone");
        }
        if (count(other -> other.requester().address().equals(job.requester().address())) >= mostOfOne) {
            throw new ApiError(
                    ApiError.TOO_MANY, "you have " + mostOfOne + " searches under way; wait until one has ended");
        }
        if (count(other -> true) >= capacity) {
            throw new ApiError(
                    ApiError.BUSY,
                    "the server is busy: " + running() + " searches run and " + waiting()
                            + " wait; try again in a moment");
        }
        jobs.add(job);
        try {
            threads.execute(() -> run(job));
        } catch (RejectedExecutionException e) {
            jobs.remove(job);
            throw new ApiError(ApiError.BUSY, "the server is shutting down");
        }
        return job;
    }

    private void run(QueuedJob<?> job) {
        CURRENT.set(job);
        try {
            job.run(failures);
        } finally {
            CURRENT.remove();
            jobs.remove(job);
        }
    }

    /** The job that this thread works on, if any. */
    static Optional<Job<?>> current() {
        return Optional.ofNullable(CURRENT.get());
    }

    /** How many there are that are still wanted, or still have a worker. */
    private int count(Predicate<QueuedJob<?>> which) {
        return (int) jobs.stream()
                .filter(job -> job.isRunning() || !job.isStopped())
                .filter(which)
                .count();
    }

    @Override
    public int running() {
        return count(Job::isRunning);
    }

    @Override
    public int waiting() {
        return count(job -> !job.isRunning());
    }

    /** Stops what runs, and waits until it has noticed. */
    @Override
    public void close() {
        threads.shutdown();
        jobs.forEach(Job::stop);
        try {
            if (!threads.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                threads.shutdownNow();
            }
        } catch (InterruptedException e) {
            threads.shutdownNow();
            Thread.currentThread().interrupt();
        }
    }
}
