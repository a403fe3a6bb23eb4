package dev.unscramble.cli.terminal;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Ctrl-C: the JVM begins to shut down, and ends with the code 130, but waits until the command has noticed and has
 * printed its result so far.
 */
public final class Interruption {
    private static final long PATIENCE_SECONDS = 10;

    private final CountDownLatch done = new CountDownLatch(1);
    private volatile boolean requested;
    private volatile boolean hasResult;

    /** Starts to listen. */
    public void listen() {
        Runtime.getRuntime().addShutdownHook(new Thread(this::request, "interruption"));
    }

    private void request() {
        requested = true;
        if (!hasResult) {
            return;
        }
        try {
            done.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Makes the JVM wait for a result from now on. */
    public void expectResult() {
        hasResult = true;
    }

    public boolean isRequested() {
        return requested;
    }

    /** Ends the wait. */
    public void done() {
        done.countDown();
    }
}
