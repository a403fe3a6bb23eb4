package dev.unscramble.web;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The threads that search: a fixed number of them, with a queue of limited length. */
final class Workers implements AutoCloseable {
    private static final ThreadLocal<@Nullable Job<?>> CURRENT = new ThreadLocal<>();
    private static final long PATIENCE_SECONDS = 10;

    private final Set<Job<?>> jobs = ConcurrentHashMap.newKeySet();
    private final ThreadPoolExecutor threads;
    private final int capacity;
    private final Consumer<Throwable> failures;

    /** @param failures takes what should not have happened */
    Workers(int workers, int queue, Consumer<Throwable> failures) {
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

    /**
     * Has a job done when its turn comes.
     *
     * @throws HttpError if too many wait already
     */
    <T> Job<T> submit(Job<T> job) {
        jobs.add(job);
        if (jobs.size() > capacity) {
            jobs.remove(job);
            throw new HttpError(
                    HttpError.BUSY,
                    "the server is busy: " + running() + " searches run and " + waiting()
                            + " wait; try again in a moment");
        }
        try {
            threads.execute(() -> run(job));
        } catch (RejectedExecutionException e) {
            jobs.remove(job);
            throw new HttpError(HttpError.BUSY, "the server is shutting down");
        }
        return job;
    }

    private void run(Job<?> job) {
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

    int running() {
        return (int) jobs.stream().filter(Job::isRunning).count();
    }

    int waiting() {
        return jobs.size() - running();
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
