package dev.unscramble.search;

import dev.unscramble.model.Position;
import java.util.Arrays;

/** The packed states on the path that a depth-first search is on. */
final class PathStates {
    private final int width;
    private long[] states;

    PathStates(int width) {
        this.width = width;
        this.states = new long[64 * width];
    }

    /**
     * Puts a position at a depth of the path, above the ones before it.
     *
     * @return whether it stands on the path above already
     */
    boolean repeats(Position position, int depth) {
        int at = depth * width;
        if (at + width > states.length) {
            states = Arrays.copyOf(states, states.length * 2);
        }
        position.pack(states, at);
        for (int other = 0; other < at; other += width) {
            if (Arrays.equals(states, other, other + width, states, at, at + width)) {
                return true;
            }
        }
        return false;
    }
}
