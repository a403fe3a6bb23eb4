package dev.unscramble.store;

import java.util.Arrays;
import java.util.TreeMap;

/** How many open nodes have each value, such as an f or a g, and the least value that any of them has. */
public final class Tally {
    /** Smaller values are indices of an array; the others are the keys of a map. */
    private static final int DENSE = 1 << 16;

    private long[] counts = new long[64];
    private final TreeMap<Integer, Long> sparse = new TreeMap<>();
    /** No smaller value has a count. */
    private int least;

    public void add(int value) {
        change(value, 1);
        least = Math.min(least, value);
    }

    public void remove(int value) {
        change(value, -1);
    }

    /** The least value that was added more often than removed; {@link Integer#MAX_VALUE} if there is none. */
    public int least() {
        while (least < counts.length && counts[least] == 0) {
            least++;
        }
        return least < counts.length ? least : sparse.isEmpty() ? Integer.MAX_VALUE : sparse.firstKey();
    }

    /** How many have this value. */
    public long count(int value) {
        return value >= DENSE ? sparse.getOrDefault(value, 0L) : value < counts.length ? counts[value] : 0;
    }

    private void change(int value, int by) {
        if (value >= DENSE) {
            sparse.merge(value, (long) by, (old, more) -> old + more == 0 ? null : old + more);
            return;
        }
        if (value >= counts.length) {
            counts = Arrays.copyOf(counts, Math.max(value + 1, counts.length * 2));
        }
        counts[value] += by;
        assert counts[value] >= 0;
    }
}
