package dev.unscramble.model;

/**
 * A mutable state, which moves change in place: one per thread, made once, never copied in a
 * search.
 *
 * <p>Moves are small integers, at most {@value #MAX_MOVES} of them, so that a set of moves is a mask
 * in one long. Searches try the moves of a mask from the lowest bit up.
 */
public interface Position {

    /** The most moves that a puzzle may have: the bits of a long. */
    int MAX_MOVES = 64;

    /** The moves that can be made here, bit i for move i. */
    long legalMoves();

    /** Makes a move, which must be legal here. */
    void apply(int move);

    /** Takes back {@code move}, which must be the one just made. */
    void undo(int move);

    /** Whether this is a solved state. */
    boolean isGoal();

    /** Writes this state, and nothing else, into {@link Puzzle#packedLongs()} longs. */
    void pack(long[] to, int at);

    /** Becomes the state that {@link #pack} wrote. */
    void unpack(long[] from, int at);
}
