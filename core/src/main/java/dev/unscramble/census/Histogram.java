package dev.unscramble.census;

import java.util.Arrays;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** How often a heuristic says h of states at each distance. */
public final class Histogram {
    /** What is larger counts as this. */
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

    /** Hears how many states there are with one distance and one h. */
    @FunctionalInterface
    public interface Listener {
        void entry(int distance, int h, long states);
    }

    /** Goes through all distances and h that there are states with. */
    public void forEach(Listener listener) {
        for (int distance = 0; distance < counts.length; distance++) {
            for (int h = 0; h < counts[distance].length; h++) {
                if (counts[distance][h] > 0) {
                    listener.entry(distance, h, counts[distance][h]);
                }
            }
        }
    }

    /** How many states at this distance have this h. */
    public long states(int distance, int h) {
        return distance < counts.length && h < counts[distance].length ? counts[distance][h] : 0;
    }

    /** How many states at this distance were looked at. */
    public long states(int distance) {
        return Arrays.stream(counts[distance]).sum();
    }

    /** The distances at which states were looked at. */
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
