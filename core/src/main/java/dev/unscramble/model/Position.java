package dev.unscramble.model;

/**
 * A mutable state, which moves change in place: one per thread, made once, never copied in a
 * search.
 *
 * <p>Moves are small integers, at most {@value #MAX_MOVES} of them, so that a set of moves is a mask
 * in one long. Searches try the moves of a mask from the lowest bit up. Only if moves are numbered {@linkplain
 * Puzzle#BY_STATE by state} may a state have more of them: the first 64 are in the first mask, the next in the second.
 */
public interface Position {

    /** The most moves that a puzzle may have, unless they are numbered by state: the bits of a long. */
    int MAX_MOVES = 64;

    /** The moves that can be made here, bit i for move i; the first 64, if they are numbered by state. */
    long legalMoves();

    /** The moves from {@code 64 * word} on that can be made here, bit i for move {@code 64 * word + i}. */
    default long legalMoves(int word) {
        return word == 0 ? legalMoves() : 0;
    }

    /** Whether a move can be made here. */
    default boolean isLegal(int move) {
        return move >= 0 && (legalMoves(move >>> 6) & 1L << move) != 0;
    }

    /** Makes a move, which must be legal here. */
    void apply(int move);

    /** Takes back {@code move}, which must be the one just made. */
    void undo(int move);

    /** Whether this is a solved state. */
    boolean isGoal();

    /** Writes this state, and nothing else, into {@link Puzzle#packedLongs()} longs. */
    void pack(long[] to, int at);

    /** Writes the state that a legal move leads to, as {@link #pack} does after that move. */
    default void packAfter(int move, long[] to, int at) {
        apply(move);
        pack(to, at);
        undo(move);
    }

    /**
     * The legal ones among some moves, which {@link #packAfter} is asked for next: a position may pack all of these neighbours
     * at once.
     *
     * @param among bit i for move {@code 64 * word + i}
     * @hidden from users of the library
     */
    default long legalToPack(int word, long among) {
        return legalMoves(word) & among;
    }

    /** Becomes the state that {@link #pack} wrote. */
    void unpack(long[] from, int at);
}
