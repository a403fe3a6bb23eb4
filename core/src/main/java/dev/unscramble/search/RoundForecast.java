package dev.unscramble.search;

/**
 * Estimates the time of the next rounds of a deepening search, if each takes as many times the one before as the last
 * one did.
 */
final class RoundForecast {
    /** The time of a shorter round says nothing about the next. */
    private static final long LEAST_NANOS = 1_000_000;

    private long generated;
    private long nanos;
    private double growth;

    /** Adds a round. */
    void add(long nodes, long time) {
        growth = generated == 0 ? 0 : (double) nodes / generated;
        generated = nodes;
        nanos = time;
    }

    /** The time of the last round. */
    long lastNanos() {
        return nanos;
    }

    /** The estimated nanoseconds of {@code rounds} more rounds; 0 if there is no estimate yet. */
    double nanos(double rounds) {
        return growth <= 1 || nanos < LEAST_NANOS ? 0 : nanos * Math.pow(growth, Math.ceil(rounds));
    }
}
