package dev.unscramble.census.layers;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** Arrays for the states of a part, to be used again. Thread-safe. */
final class SparePartArrays {
    private final int words;
    private final Deque<long[]> spare = new ArrayDeque<>();

    SparePartArrays(int words) {
        this.words = words;
    }

    /** An array of zeros. */
    long[] take() {
        long[] states = poll();
        if (states == null) {
            return new long[words];
        }
        Arrays.fill(states, 0);
        return states;
    }

    /** An array with any content, to be overwritten completely. */
    long[] takeAny() {
        long[] states = poll();
        return states == null ? new long[words] : states;
    }

    private long @Nullable [] poll() {
        synchronized (spare) {
            return spare.poll();
        }
    }

    void putBack(long[] states) {
        synchronized (spare) {
            spare.push(states);
        }
    }
}
