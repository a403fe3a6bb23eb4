package dev.unscramble.model;

/**
 * States as bytes, each with a score and a hash that a move changes a little: what a search works on that holds layers
 * of many states. The score tells which of two states is more likely to be near the goal, the lower one; unlike a
 * {@link Heuristic} it promises nothing, and may be below 0. What a move does to it is known before the move is made.
 *
 * <p>It looks at one state at a time, {@link #visit}, and is of one thread.
 *
 * @hidden from users of the library
 */
public interface ScoredStates<P extends Position> {

    /** How many bytes hold a state. */
    int length();

    /** How many places there are, at least 1. */
    int places();

    /** Writes a state. */
    void write(P position, byte[] to, int at);

    /** The score of the state that was written here. */
    int score(byte[] states, int at);

    /** The hash of the state that was written here. */
    long hash(byte[] states, int at);

    /** Whether the state that was written here, of this hash, is the goal. */
    boolean isGoal(byte[] states, int at, long hash);

    /** Looks at the state that was written here, for the methods below. */
    void visit(byte[] states, int at);

    /** The moves that can be made there. */
    long legalMoves();

    /** The score after a legal move, given the score before it. */
    int scoreAfter(int move, int score);

    /** The hash after a legal move, given the hash before it. */
    long hashAfter(int move, long hash);

    /** The place after a legal move, where the puzzle has places as in {@link Puzzle#places}; else 0. */
    int placeAfter(int move);

    /** Writes the state after a legal move. */
    void writeAfter(int move, byte[] to, int at);
}
