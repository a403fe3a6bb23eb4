package dev.unscramble.model;

/**
 * The moves of a puzzle on states that are values: one or two longs, those of {@link Position#pack}. A
 * depth-first search passes them on as arguments and need not undo moves, which is faster than a position.
 *
 * <p>A move made from a place ({@link Puzzle#places}) is an edge: an int in which the puzzle stores what
 * it needs for the move, such as shifts and indices. All moves must cost the same. Implement it as a
 * record, whose fields the compiler treats as constants.
 *
 * @hidden from users of the library
 */
public interface ValueForm {

    /** The edge of a move, which must be legal at this place. */
    int edge(int place, int move);

    /** The first long of the state that an edge leads to. */
    long low(long low, long high, int edge);

    /** The second long of the state that an edge leads to; 0 if one is enough. */
    default long high(long low, long high, int edge) {
        return 0;
    }

    boolean isGoal(long low, long high);
}
