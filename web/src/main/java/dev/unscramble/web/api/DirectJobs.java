package dev.unscramble.web.api;

import java.time.Duration;
import java.util.function.Function;

/** Jobs of a program with one user and one thread: each is done when its result is asked for. */
final class DirectJobs implements Jobs {
    @Override
    public <T> Job<T> submit(Requester requester, Duration time, Function<Job<T>, T> work) {
        return new DirectJob<>(time, work);
    }

    @Override
    public int running() {
        return 0;
    }

    @Override
    public int waiting() {
        return 0;
    }
}
