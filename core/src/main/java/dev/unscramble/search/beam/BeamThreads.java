package dev.unscramble.search.beam;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Threads that do one short piece of work after the other together; the caller is one of them. */
public final class BeamThreads implements AutoCloseable {
    private final int count;
    private final ExecutorService others;

    public BeamThreads(int count) {
        this.count = count;
        this.others = Executors.newCachedThreadPool(job -> {
            Thread thread = new Thread(job, "beam");
            thread.setDaemon(true);
            return thread;
        });
    }

    int count() {
        return count;
    }

    /** Has all threads do this at the same time. What one throws is thrown here. */
    void run(Runnable work) {
        List<Future<?>> running = new ArrayList<>();
        for (int i = 1; i < count; i++) {
            running.add(others.submit(work));
        }
        work.run();
        running.forEach(BeamThreads::await);
    }

    private static void await(Future<?> work) {
        try {
            work.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error failure) {
                throw failure;
            }
            if (e.getCause() instanceof RuntimeException failure) {
                throw failure;
            }
            throw new IllegalStateException(e.getCause());
        }
    }

    @Override
    public void close() {
        others.shutdownNow();
    }
}
