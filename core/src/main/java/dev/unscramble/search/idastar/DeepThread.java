package dev.unscramble.search.idastar;

import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Runs deep recursions: on threads whose stacks are as large as they need. */
final class DeepThread {
    private DeepThread() {}

    /** Runs the work on this many threads at once and waits for all; what one throws, this throws. */
    static void run(int threads, long stackBytes, Runnable work) {
        AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
        List<Thread> all = IntStream.range(0, threads)
                .mapToObj(number -> new Thread(null, work, "search-" + number, stackBytes))
                .toList();
        for (Thread thread : all) {
            thread.setDaemon(true);
            thread.setUncaughtExceptionHandler((where, what) -> failure.compareAndSet(null, what));
            thread.start();
        }
        boolean interrupted = false;
        for (Thread thread : all) {
            interrupted |= await(thread);
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        Throwable thrown = failure.get();
        if (thrown instanceof Error error) {
            throw error;
        }
        if (thrown instanceof RuntimeException exception) {
            throw exception;
        }
    }

    /** Waits until a thread has ended, also when interrupted; says whether it was interrupted. */
    private static boolean await(Thread thread) {
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        return interrupted;
    }
}
