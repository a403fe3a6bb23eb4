package dev.unscramble.model;

import java.util.Arrays;

/** Which duplicates a search leaves out: states that it has reached before. */
public enum Duplicates {
    /** None is pruned, and the inverse of the last move is generated too: the textbook's tree search. */
    NONE,
    /** Only the inverse of the last move is left out, and is not generated: tree search. */
    PARENT,
    /** Duplicate sequences of moves are left out, if the puzzle has {@link Puzzle#places}: tree search. */
    SEQUENCES,
    /** No state is twice on one path. */
    PATH,
    /** No state is stored twice, but every move is generated, also the inverse one: the textbook's graph search. */
    EXPLORED,
    /** No state is stored twice, and the inverse move is not generated: graph search. */
    ALL;

    /** Whether no state is stored twice. */
    public boolean isGraphSearch() {
        return this == EXPLORED || this == ALL;
    }

    /**
     * By move: the moves to try after it. A search that stores states leaves out the inverse move at most:
     * it may have pruned, as a duplicate, the other sequence that the puzzle relies on. If moves are numbered by state,
     * all are tried.
     *
     * @hidden from users of the library
     */
    public long[] allowedAfter(Puzzle<?> puzzle) {
        if (puzzle.moveCount() == Puzzle.BY_STATE) {
            long[] all = new long[Position.MAX_MOVES];
            Arrays.fill(all, -1L);
            return all;
        }
        long[] allowed = new long[puzzle.moveCount()];
        for (int move = 0; move < allowed.length; move++) {
            int inverse = puzzle.inverse(move);
            allowed[move] = switch (this) {
                case NONE, EXPLORED -> -1L;
                case ALL -> inverse == Puzzle.NO_INVERSE ? -1L : ~(1L << inverse);
                case PARENT, SEQUENCES, PATH -> puzzle.allowedAfter(move);
            };
        }
        return allowed;
    }
}
