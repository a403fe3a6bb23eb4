package dev.unscramble.model;

import java.util.Arrays;

/** How hard a search looks for states that it has met before. */
public enum Duplicates {
    /** None is pruned, and the move that undoes the last one is generated too: the textbook's tree search. */
    NONE,
    /** Only the move that undoes the last one is pruned, which is not even generated: tree search. */
    PARENT,
    /** Sequences of moves are left out that lead where others lead, as far as the puzzle tells: tree search. */
    SEQUENCES,
    /** No state stands twice on one path. */
    PATH,
    /** No state is kept twice, but every move is generated, also the one back: the textbook's graph search. */
    EXPLORED,
    /** No state is kept twice, and the move back is not even generated: graph search. */
    ALL;

    /** Whether no state is kept twice. */
    public boolean isGraphSearch() {
        return this == EXPLORED || this == ALL;
    }

    /**
     * By move, those to try after it. A search that stores states leaves out the move back at most:
     * it may have dropped the other sequence that the puzzle would rely on as a duplicate.
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
