package dev.unscramble.web;

import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.time.Duration;

/**
 * How the server listens, and its limits.
 *
 * @param host the address to listen on
 * @param port the port, or 0 for any that is free
 * @param workers how many searches run at a time
 * @param queue how many more may wait
 * @param limits what one search may take at most, whatever is asked for; making its tables counts
 * @param results the folder of experiments' results, which the command line uses too
 */
public record ServerOptions(String host, int port, int workers, int queue, Limits limits, Path results) {
    public static final String LOOPBACK = "127.0.0.1";
    public static final int DEFAULT_PORT = 8042;

    public static final int DEFAULT_QUEUE = 256;

    /** The default time limit of a search. */
    public static final Duration DEFAULT_TIME = Duration.ofMinutes(5);

    private static final int MAX_PORT = 65_535;
    private static final int MAX_WORKERS = 256;
    private static final int MAX_QUEUE = 10_000;

    public ServerOptions {
        require(port >= 0 && port <= MAX_PORT, "the port is " + port + "; it must be from 0 to " + MAX_PORT);
        require(
                workers >= 1 && workers <= MAX_WORKERS,
                "there are " + workers + " workers; it must be from 1 to " + MAX_WORKERS);
        require(queue >= 0 && queue <= MAX_QUEUE, "the queue is " + queue + "; it must be from 0 to " + MAX_QUEUE);
    }

    private static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new InputException(otherwise);
        }
    }

    /** The memory for one of {@code workers} searches at a time: half of the heap, divided by workers. */
    public static long memoryOfOne(int workers) {
        return Limits.NONE.memoryBytes() / 2 / Math.max(1, workers);
    }

    /** Whether only this computer can reach it. */
    public boolean isLocal() {
        try {
            return InetAddress.getByName(host).isLoopbackAddress();
        } catch (UnknownHostException e) {
            return false;
        }
    }

    ClientLimits clientLimits() {
        return isLocal() ? ClientLimits.LOCAL : ClientLimits.OPEN;
    }
}
