package dev.unscramble.web;

import dev.unscramble.web.api.ApiError;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** Counts the requests of each client in the current second. */
final class RequestRate {
    private final int most;
    private final LongSupplier nanoTime;
    private final Map<String, Integer> requests = new HashMap<>();
    private long second;

    /** @param most how many of one client are answered in a second */
    RequestRate(int most, LongSupplier nanoTime) {
        this.most = most;
        this.nanoTime = nanoTime;
    }

    /**
     * Counts a request.
     *
     * @throws ApiError if the client has sent too many
     */
    synchronized void count(String client) {
        long now = TimeUnit.NANOSECONDS.toSeconds(nanoTime.getAsLong());
        if (now != second) {
            second = now;
            requests.clear();
        }
        if (requests.merge(client, 1, Integer::sum) > most) {
            throw new ApiError(
                    ApiError.TOO_MANY, "you have sent more than " + most + " requests in a second; wait a moment");
        }
    }
}
