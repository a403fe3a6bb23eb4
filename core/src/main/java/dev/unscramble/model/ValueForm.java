package dev.unscramble.model;

/**
 * The moves of a puzzle on states that are values: one or two longs, those of {@link Position#pack}. A
 * search that goes down one path passes them on and has nothing to take back, which is the fastest that it
 * can be.
 *
 * <p>A move made from a place ({@link Puzzle#places}) is an edge: an int in which the puzzle puts all that
 * it wants to know about it, such as shifts and indices. All moves must cost the same. Implement it as a
 * record, whose fields the compiler takes as constants.
 *
 * @hidden from users of the library
 */
public interface ValueForm {

    /** The edge that a move is, which must be legal at this place. */
    int edge(int place, int move);

    /** The first long of the state that an edge leads to. */
    long low(long low, long high, int edge);

    /** The second long of the state that an edge leads to; 0 where one is enough. */
    default long high(long low, long high, int edge) {
        return 0;
    }

    boolean isGoal(long low, long high);
}
