package dev.unscramble.search;

/**
 * How long the next rounds of a deepening search may take, if each takes as many times the one before as the last one
 * did.
 */
final class RoundForecast {
    /** What a shorter round takes says nothing about the next. */
    private static final long LEAST_NANOS = 1_000_000;

    private long generated;
    private long nanos;
    private double growth;

    /** Takes note of a round. */
    void add(long nodes, long time) {
        growth = generated == 0 ? 0 : (double) nodes / generated;
        generated = nodes;
        nanos = time;
    }

    /** How long the last round took. */
    long lastNanos() {
        return nanos;
    }

    /** How many nanoseconds that many more rounds may take; 0 if nothing is known yet. */
    double nanos(double rounds) {
        return growth <= 1 || nanos < LEAST_NANOS ? 0 : nanos * Math.pow(growth, Math.ceil(rounds));
    }
}
