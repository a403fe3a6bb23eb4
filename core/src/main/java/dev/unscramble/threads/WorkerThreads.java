package dev.unscramble.threads;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Threads that share numbered tasks: each takes the next task when it has finished one, and does it by a worker of its
 * own, which it makes itself. A call returns when no thread works any more, even if it is interrupted. If a task fails,
 * the threads take no more tasks, and the first failure is thrown.
 */
public final class WorkerThreads implements AutoCloseable {
    private static final int MILLIS_BETWEEN_LOOKS = 20;

    private final int count;
    private final ExecutorService pool;
    private volatile boolean mustStop;

    public WorkerThreads(String name, int count) {
        this(name, count, 0);
    }

    /** Threads with stacks of {@code stackBytes} bytes; 0 is the default size. */
    public WorkerThreads(String name, int count, long stackBytes) {
        this.count = count;
        this.pool = Executors.newCachedThreadPool(work -> {
            Thread thread = new Thread(null, work, name, stackBytes);
            thread.setDaemon(true);
            return thread;
        });
    }

    public int count() {
        return count;
    }

    /** Whether the current task should end early; to be called in long tasks. */
    public boolean mustStop() {
        return mustStop;
    }

    /** Does the tasks 0, 1, 2, ...; the calling thread takes part. */
    public void share(int tasks, Supplier<IntConsumer> worker) {
        Work work = new Work(Math.max(0, Math.min(count, tasks) - 1), tasks, worker);
        work.start();
        work.takeTasks();
        work.awaitEnd(() -> null, () -> {});
    }

    /**
     * Does the tasks 0, 1, 2, ... while the calling thread waits.
     *
     * @param monitor is called now and then; returns why to stop, or null
     * @return why they were not all done, or null
     */
    public <R> @Nullable R run(int tasks, Supplier<IntConsumer> worker, Supplier<@Nullable R> monitor) {
        return run(tasks, worker, monitor, () -> {});
    }

    /**
     * The same, and calls {@code interrupted} when the calling thread is interrupted, which may make the tasks end.
     */
    public <R> @Nullable R run(
            int tasks, Supplier<IntConsumer> worker, Supplier<@Nullable R> monitor, Runnable interrupted) {
        Work work = new Work(Math.min(count, tasks), tasks, worker);
        work.start();
        return work.awaitEnd(monitor, interrupted);
    }

    /** The tasks of one call. */
    private final class Work {
        private final int threads;
        private final int tasks;
        private final Supplier<IntConsumer> worker;
        private final AtomicInteger next = new AtomicInteger();
        private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
        private final CountDownLatch atWork;

        Work(int threads, int tasks, Supplier<IntConsumer> worker) {
            this.threads = threads;
            this.atWork = new CountDownLatch(threads);
            this.tasks = tasks;
            this.worker = worker;
            mustStop = false;
        }

        void start() {
            for (int i = 0; i < threads; i++) {
                try {
                    pool.execute(() -> {
                        takeTasks();
                        atWork.countDown();
                    });
                } catch (RuntimeException | Error e) { // for example, the system allows no more threads
                    fail(e);
                    atWork.countDown();
                }
            }
        }

        void takeTasks() {
            try {
                IntConsumer own = worker.get();
                for (int task = next.getAndIncrement(); task < tasks && !mustStop; task = next.getAndIncrement()) {
                    own.accept(task);
                }
            } catch (RuntimeException | Error e) {
                fail(e);
            }
        }

        private void fail(Throwable what) {
            failure.compareAndSet(null, what);
            mustStop = true;
        }

        <R> @Nullable R awaitEnd(Supplier<@Nullable R> monitor, Runnable interrupted) {
            R stop = null;
            boolean isInterrupted = false;
            boolean isOver = false;
            while (!isOver) {
                try {
                    isOver = atWork.await(MILLIS_BETWEEN_LOOKS, TimeUnit.MILLISECONDS);
                    stop = isOver || mustStop ? stop : monitor.get();
                    mustStop |= stop != null;
                } catch (InterruptedException e) {
                    isInterrupted = true;
                    interrupted.run();
                } catch (RuntimeException | Error e) {
                    fail(e);
                }
            }
            if (isInterrupted) {
                Thread.currentThread().interrupt();
            }
            throwFailure();
            return stop;
        }

        private void throwFailure() {
            if (failure.get() instanceof RuntimeException exception) {
                throw exception;
            } else if (failure.get() instanceof Error error) {
                throw error;
            }
        }
    }

    @Override
    public void close() {
        pool.shutdownNow();
    }
}
