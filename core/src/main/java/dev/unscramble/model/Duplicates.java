package dev.unscramble.model;

import java.util.Arrays;

/** How hard a search looks for states that it has met before. */
public enum Duplicates {
    /** Only the move that would undo the last one is left out: tree search. */
    PARENT,
    /** Sequences of moves are left out that lead where others lead, as far as the puzzle tells: tree search. */
    SEQUENCES,
    /** No state stands twice on one path. */
    PATH,
    /** No state is kept twice: graph search. */
    ALL;

    /**
     * By move, those to try after it. A search that remembers states leaves out only the move back:
     * it may have dropped the other sequence that the puzzle would rely on as a duplicate.
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
