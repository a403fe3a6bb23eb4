package dev.unscramble.tab.missing;

import java.util.function.IntConsumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Does the tasks one after the other, by one worker. */
public final class PlainWorkerThreads implements AutoCloseable {
    public PlainWorkerThreads(String name, int count) {}

    public PlainWorkerThreads(String name, int count, long stackBytes) {}

    public int count() {
        return 1;
    }

    public boolean mustStop() {
        return false;
    }

    public void share(int tasks, Supplier<IntConsumer> worker) {
        run(tasks, worker, () -> null);
    }

    public <R> @Nullable R run(int tasks, Supplier<IntConsumer> worker, Supplier<@Nullable R> monitor) {
        IntConsumer own = worker.get();
        for (int task = 0; task < tasks; task++) {
            R stop = monitor.get();
            if (stop != null) {
                return stop;
            }
            own.accept(task);
        }
        return null;
    }

    public <R> @Nullable R run(
            int tasks, Supplier<IntConsumer> worker, Supplier<@Nullable R> monitor, Runnable interrupted) {
        return run(tasks, worker, monitor);
    }

    @Override
    public void close() {}
}
