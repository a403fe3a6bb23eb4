package dev.unscramble.store;

import dev.unscramble.model.Position;
import java.util.Arrays;

/** The packed states on the current path of a depth-first search. */
public final class PathStates {
    private final int width;
    private long[] states;

    public PathStates(int width) {
        this.width = width;
        this.states = new long[64 * width];
    }

    /**
     * Puts a position on the path at a depth.
     *
     * @return whether the same state is on the path at a smaller depth
     */
    public boolean repeats(Position position, int depth) {
        int at = room(depth); // may replace the array
        position.pack(states, at);
        return repeats(depth);
    }

    /** Puts a state that is a value on the path at a depth; returns whether it is on the path at a smaller depth. */
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
