package dev.unscramble.search;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;

/** Threads that do the parts of one short piece of work after the other; the caller is one of them. */
final class BeamThreads implements AutoCloseable {
    private final int count;
    private final ExecutorService others;

    BeamThreads(int count) {
        this.count = count;
        this.others = Executors.newCachedThreadPool(work -> {
            Thread thread = new Thread(work, "beam");
            thread.setDaemon(true);
            return thread;
        });
    }

    int count() {
        return count;
    }

    /** Does part 0, 1, 2, ... of as many parts as there are threads, at the same time. What one throws is thrown here. */
    void run(IntConsumer part) {
        List<Future<?>> running = new ArrayList<>();
        for (int i = 1; i < count; i++) {
            int number = i;
            running.add(others.submit(() -> part.accept(number)));
        }
        part.accept(0);
        running.forEach(BeamThreads::await);
    }

    private static void await(Future<?> part) {
        try {
            part.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error failure) {
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
