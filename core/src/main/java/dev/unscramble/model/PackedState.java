package dev.unscramble.model;

import java.util.Arrays;

/** A packed state as a value, to be compared, stored in maps and made a position again. */
public record PackedState(long... longs) {

    /** The state of a position. */
    public static <P extends Position> PackedState of(Puzzle<P> puzzle, P position) {
        long[] longs = new long[puzzle.packedLongs()];
        position.pack(longs, 0);
        return new PackedState(longs);
    }

    /** A new position at this state. */
    public <P extends Position> P in(Puzzle<P> puzzle) {
        P position = puzzle.newPosition();
        position.unpack(longs, 0);
        return position;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PackedState state && Arrays.equals(longs, state.longs);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(longs);
    }

    @Override
    public String toString() {
        return Arrays.toString(longs);
    }
}
