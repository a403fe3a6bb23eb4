package dev.unscramble.search;

import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** Runs deep recursions: on a thread whose stack is as large as they need. */
final class DeepThread {
    private DeepThread() {}

    /** Runs the work and waits for it; what it throws, this throws. */
    static void run(long stackBytes, Runnable work) {
        AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
        Thread thread = new Thread(null, work, "search", stackBytes);
        thread.setUncaughtExceptionHandler((where, what) -> failure.set(what));
        thread.start();
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
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
}
