package dev.unscramble.model;

import java.util.Arrays;

/** Which duplicates a search leaves out: states that it has reached before. */
public enum Duplicates {
    /** None is pruned, and the inverse of the last move is generated too: the textbook's tree search. */
    NONE,
    /** Only the inverse of the last move is left out, which is not even generated: tree search. */
    PARENT,
    /** Duplicate sequences of moves are left out, if the puzzle has {@link Puzzle#places}: tree search. */
    SEQUENCES,
    /** No state is twice on one path. */
    PATH,
    /** No state is stored twice, but every move is generated, also the inverse one: the textbook's graph search. */
    EXPLORED,
    /** No state is stored twice, and the inverse move is not even generated: graph search. */
    ALL;

    /** Whether no state is stored twice. */
    public boolean isGraphSearch() {
        return this == EXPLORED || this == ALL;
    }

    /**
     * By move: the moves to try after it. A search that stores states leaves out the inverse move at most:
     * it may have pruned, as a duplicate, the other sequence that the puzzle relies on.
     *
     * @hidden from users of the library
     */
    public long[] allowedAfter(Puzzle<?> puzzle) {
        long[] allowed = new long[puzzle.moveCount()];
        Arrays.setAll(allowed, move -> {
            int inverse = puzzle.inverse(move);
            return switch (this) {
                case NONE, EXPLORED -> -1L;
                case ALL -> inverse == Puzzle.NO_INVERSE ? -1L : ~(1L << inverse);
                case PARENT, SEQUENCES, PATH -> puzzle.allowedAfter(move);
            };
        });
        return allowed;
    }
}
