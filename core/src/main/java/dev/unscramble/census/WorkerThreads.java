package dev.unscramble.census;

import dev.unscramble.model.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A few threads that do numbered tasks, while the calling thread watches the clock. */
final class WorkerThreads implements AutoCloseable {
    private static final int MILLIS_BETWEEN_LOOKS = 20;

    private final int threads;
    private final ExecutorService workers;
    private volatile boolean mustStop;

    WorkerThreads(int threads) {
        this.threads = threads;
        this.workers = Executors.newFixedThreadPool(threads, work -> {
            Thread thread = new Thread(work, "census");
            thread.setDaemon(true);
            return thread;
        });
    }

    /** Whether the work is of no more use; to be asked in long tasks. */
    boolean mustStop() {
        return mustStop;
    }

    /**
     * Does the tasks 0, 1, 2, ... with a worker for each thread. What a worker throws is thrown here, when no other
     * worker is at work any more.
     *
     * @param monitor asked now and then whether to stop, and why
     * @return why they were not all done
     */
    @Nullable
    Outcome run(int tasks, Supplier<IntConsumer> worker, Supplier<@Nullable Outcome> monitor) {
        mustStop = false;
        AtomicInteger next = new AtomicInteger();
        List<Future<?>> work = new ArrayList<>();
        for (int i = 0; i < Math.min(threads, tasks); i++) {
            IntConsumer own = worker.get();
            work.add(workers.submit(() -> work(own, next, tasks)));
        }
        Outcome stop = null;
        try {
            for (Future<?> part : work) {
                while (!isDone(part)) {
                    stop = stop == null ? monitor.get() : stop;
                    mustStop |= stop != null;
                }
            }
        } finally {
            mustStop = true;
            work.forEach(WorkerThreads::awaitEnd);
        }
        return stop;
    }

    /** Where one worker fails, the work of the others is of no use. */
    private void work(IntConsumer worker, AtomicInteger next, int tasks) {
        try {
            for (int task = next.getAndIncrement(); task < tasks && !mustStop; task = next.getAndIncrement()) {
                worker.accept(task);
            }
        } catch (RuntimeException | Error e) {
            mustStop = true;
            throw e;
        }
    }

    private static void awaitEnd(Future<?> part) {
        try {
            part.get();
        } catch (ExecutionException e) {
            // The first failure is the one that is told.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static boolean isDone(Future<?> part) {
        try {
            part.get(MILLIS_BETWEEN_LOOKS, TimeUnit.MILLISECONDS);
            return true;
        } catch (TimeoutException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException failure) {
                throw failure;
            } else if (e.getCause() instanceof Error failure) {
                throw failure;
            }
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        workers.shutdownNow();
    }
}
