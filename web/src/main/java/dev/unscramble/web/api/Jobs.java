package dev.unscramble.web.api;

import java.time.Duration;
import java.util.function.Function;

/** Runs jobs: in a server by threads with a queue, at once if there is only one thread. */
public interface Jobs {
    /**
     * Queues a job.
     *
     * @param requester who wants it
     * @param time how long the work may take, tables and search together
     * @param work asks the job whether to continue
     * @throws ApiError if too many wait already
     */
    <T> Job<T> submit(Requester requester, Duration time, Function<Job<T>, T> work);

    int running();

    int waiting();
}
