package dev.unscramble.model;

/**
 * An {@link IncrementalHeuristic} for states that are values ({@link ValueForm}). It tracks the same long of a state, and
 * beside it the same row of ints. Implement it as a record, whose fields the compiler treats as constants.
 *
 * @hidden from users of the library
 */
public interface ValueHeuristic {

    /**
     * What to track of the state that an edge leads to, as {@link IncrementalHeuristic#afterWithin}.
     *
     * @param low the state before the move, with {@code high}
     */
    long after(long low, long high, int edge, long before, int most, int[] rows, int at, int to);

    /**
     * Called before {@link #after} is asked for the neighbours of a state, with what is tracked of it: a heuristic with tables
     * that no cache holds reads the entries of all neighbours here, so that it waits for memory once and not for each.
     */
    default void fetch(long tracked, int[] rows, int at) {}

    /** The estimate in what is tracked. */
    int value(long tracked);
}
