package dev.unscramble.census;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/** Arrays that hold the states of a part, to be used again; shared by threads. */
final class SparePartArrays {
    private final int words;
    private final Deque<long[]> spare = new ArrayDeque<>();

    SparePartArrays(int words) {
        this.words = words;
    }

    /** An array of zeros. */
    long[] take() {
        long[] states;
        synchronized (spare) {
            states = spare.poll();
        }
        if (states == null) {
            return new long[words];
        }
        Arrays.fill(states, 0);
        return states;
    }

    void putBack(long[] states) {
        synchronized (spare) {
            spare.push(states);
        }
    }
}
