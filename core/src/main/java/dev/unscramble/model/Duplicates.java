package dev.unscramble.model;

import java.util.Arrays;

/** Which duplicates a search leaves out: states that it has reached before. */
public enum Duplicates {
    /** Only the move that would undo the last one is left out: tree search. */
    PARENT,
    /** Duplicate sequences of moves are left out, if the puzzle has {@link Puzzle#places}: tree search. */
    SEQUENCES,
    /** No state is twice on one path. */
    PATH,
    /** No state is stored twice: graph search. */
    ALL;

    /**
     * By move: the moves to try after it. A search that stores states leaves out only the inverse move:
     * it may have pruned, as a duplicate, the other sequence that the puzzle relies on.
     *
     * @hidden from users of the library
     */
    public long[] allowedAfter(Puzzle<?> puzzle) {
        long[] allowed = new long[puzzle.moveCount()];
        Arrays.setAll(allowed, move -> {
            int inverse = puzzle.inverse(move);
            long others = inverse == Puzzle.NO_INVERSE ? -1L : ~(1L << inverse);
            return this == ALL ? others : puzzle.allowedAfter(move);
        });
        return allowed;
    }
}
