package dev.unscramble.model;

/**
 * States as bytes, each with a score and a hash that a move changes a little: for searches that store layers of many
 * states. Of two states, the one with the lower score is more likely to be near the goal; unlike a {@link Heuristic},
 * the score guarantees nothing, and may be below 0. The score after a move is known before the move is made.
 *
 * <p>It is at one state at a time, that of the last {@link #visit}, and is used by one thread.
 *
 * @hidden from users of the library
 */
public interface ScoredStates<P extends Position> {

    /** The score of a state from which no way leads to the goal. */
    int NO_WAY = Integer.MAX_VALUE;

    /** The bytes of a state. */
    int length();

    /** The number of places, at least 1. */
    int places();

    /** Writes a state. */
    void write(P position, byte[] to, int at);

    /** The score of the state written at {@code at}. */
    int score(byte[] states, int at);

    /** The hash of the state written at {@code at}. */
    long hash(byte[] states, int at);

    /** Whether the state written at {@code at}, which has this hash, is the goal. */
    boolean isGoal(byte[] states, int at, long hash);

    /** Goes to the state written at {@code at}, for the methods below. */
    void visit(byte[] states, int at);

    /** The legal moves of the visited state. */
    long legalMoves();

    /** The score after a legal move, given the score before it. */
    int scoreAfter(int move, int score);

    /** The hash after a legal move, given the hash before it. */
    long hashAfter(int move, long hash);

    /** The place after a legal move, if the puzzle has {@link Puzzle#places}; else 0. */
    int placeAfter(int move);

    /** Writes the state after a legal move. */
    void writeAfter(int move, byte[] to, int at);
}
