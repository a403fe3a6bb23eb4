package dev.unscramble.census;

import java.util.Arrays;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** The number of states by distance and by h. */
public final class Histogram {
    /** A larger h counts as this. */
    public static final int MAX_H = 9999;

    private long[][] counts = {};

    void add(int distance, int h) {
        add(distance, Math.min(h, MAX_H), 1);
    }

    void addAll(Histogram other) {
        other.forEach(this::add);
    }

    private void add(int distance, int h, long states) {
        if (distance >= counts.length) {
            int before = counts.length;
            counts = Arrays.copyOf(counts, distance + 1);
            Arrays.fill(counts, before, counts.length, new long[0]);
        }
        if (h >= counts[distance].length) {
            counts[distance] = Arrays.copyOf(counts[distance], h + 1);
        }
        counts[distance][h] += states;
    }

    /** Is called with the number of states of one distance and one h. */
    @FunctionalInterface
    public interface Listener {
        void entry(int distance, int h, long states);
    }

    /** Calls the listener for each distance and h with states. */
    public void forEach(Listener listener) {
        for (int distance = 0; distance < counts.length; distance++) {
            for (int h = 0; h < counts[distance].length; h++) {
                if (counts[distance][h] > 0) {
                    listener.entry(distance, h, counts[distance][h]);
                }
            }
        }
    }

    /** The number of states at this distance with this h. */
    public long states(int distance, int h) {
        return distance < counts.length && h < counts[distance].length ? counts[distance][h] : 0;
    }

    /** The number of states at this distance. */
    public long states(int distance) {
        return Arrays.stream(counts[distance]).sum();
    }

    /** The distances with states. */
    public IntStream distances() {
        return IntStream.range(0, counts.length).filter(distance -> counts[distance].length > 0);
    }

    public double meanH(int distance) {
        return IntStream.range(0, counts[distance].length)
                        .mapToDouble(h -> (double) h * counts[distance][h])
                        .sum()
                / states(distance);
    }

    public int leastH(int distance) {
        return IntStream.range(0, counts[distance].length)
                .filter(h -> counts[distance][h] > 0)
                .findFirst()
                .orElseThrow();
    }

    public int mostH(int distance) {
        return counts[distance].length - 1;
    }

    /** The largest h of all. */
    public OptionalInt mostH() {
        return distances().map(this::mostH).max();
    }
}
