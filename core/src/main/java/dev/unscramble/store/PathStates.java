package dev.unscramble.store;

import dev.unscramble.model.Position;
import java.util.Arrays;

/** The packed states on the path that a depth-first search is on. */
public final class PathStates {
    private final int width;
    private long[] states;

    public PathStates(int width) {
        this.width = width;
        this.states = new long[64 * width];
    }

    /**
     * Puts a position at a depth of the path, above the ones before it.
     *
     * @return whether it stands on the path above already
     */
    public boolean repeats(Position position, int depth) {
        int at = room(depth); // may replace the array
        position.pack(states, at);
        return repeats(depth);
    }

    /** The same for a state that is a value, of as many longs as there are for each. */
    public boolean repeats(long low, long high, int depth) {
        int at = room(depth);
        states[at + width - 1] = high;
        states[at] = low;
        return repeats(depth);
    }

    private int room(int depth) {
        int at = depth * width;
        if (at + width > states.length) {
            states = Arrays.copyOf(states, states.length * 2);
        }
        return at;
    }

    private boolean repeats(int depth) {
        int at = depth * width;
        for (int other = 0; other < at; other += width) {
            if (Arrays.equals(states, other, other + width, states, at, at + width)) {
                return true;
            }
        }
        return false;
    }
}
