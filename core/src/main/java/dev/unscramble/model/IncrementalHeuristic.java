package dev.unscramble.model;

import java.util.Optional;

/**
 * A heuristic made for speed: it computes h of a neighbour out of what it remembers of a state, or looks it up in tables
 * that are made once, or both.
 *
 * <p>It is stateless as every heuristic is. What it wants to remember of a state, such as h itself or the parts of a sum,
 * is a long that the search keeps for it: {@link #begin} makes the first, {@link #after} the one of a neighbour, {@link
 * #value} reads h out of it. Taking a move back therefore costs nothing.
 */
public interface IncrementalHeuristic<P extends Position> extends Heuristic<P> {

    /** A heuristic itself, if it is incremental; otherwise one that computes each estimate from scratch. */
    static <P extends Position> IncrementalHeuristic<P> of(Heuristic<P> heuristic) {
        return heuristic instanceof IncrementalHeuristic<P> own ? own : new FromScratch<>(heuristic);
    }

    /**
     * Makes or reads the tables that it needs, once; a heuristic without tables has nothing to do. Searches call it
     * before they use the heuristic; it may be called earlier, too, by any thread and any number of times.
     *
     * @throws StoppedException if the monitor stopped it
     * @throws InputException if there is not enough memory
     */
    default void prepare(BuildMonitor monitor) {}

    /**
     * The same heuristic for a search that is compiled for it alone, once it is prepared. One with tables is best a
     * record that has them as fields, which the compiler treats as constants.
     */
    default IncrementalHeuristic<P> prepared() {
        return this;
    }

    /**
     * Whether {@link #after} saves work. If not, a search that makes the move anyway calls {@link #begin} after it.
     *
     * @hidden from users of the library
     */
    default boolean isIncremental() {
        return true;
    }

    /** What to remember of this position. */
    default long begin(P position) {
        return estimate(position);
    }

    /**
     * What to remember of the neighbour that {@code move} leads to. The position is still the one
     * before the move, and is so again on return.
     *
     * @param before what {@link #begin} or {@code after} returned for the position
     */
    default long after(P position, int move, long before) {
        position.apply(move);
        long tracked = begin(position);
        position.undo(move);
        return tracked;
    }

    /**
     * What to remember of a neighbour, as {@link #after}, for a search along one path that prunes neighbours whose
     * value exceeds {@code most}. To save work, the value of such a neighbour may be any number that exceeds
     * {@code most}; so may that of a neighbour whose distance is known to exceed it, though its value does not. For all
     * others, the row of the neighbour must be filled.
     *
     * @param rows beside the long, {@link #rowInts} ints for each node of the path
     * @param at the index of the position's row
     * @param to the index of the neighbour's row
     */
    default long afterWithin(P position, int move, long before, int most, int[] rows, int at, int to) {
        return after(position, move, before);
    }

    /** The number of ints that it tracks along a path beside the long, if a long is not enough. */
    default int rowInts() {
        return 0;
    }

    /** Fills the row of the first position of a path. */
    default void beginRow(P position, int[] rows, int at) {}

    /**
     * The same heuristic on states that are values, if the puzzle has a {@link ValueForm} and this supports it.
     *
     * @hidden from users of the library
     */
    default Optional<ValueHeuristic> valueForm() {
        return Optional.empty();
    }

    /** The estimate in what is remembered. */
    default int value(long tracked) {
        return (int) tracked;
    }

    /** The memory of its tables, in bytes; it counts in the {@link Limits} of a search. */
    default long memoryBytes() {
        return 0;
    }

    /** The number of low bits of the long that {@link #begin} and {@link #after} use, at most. */
    default int trackedBits() {
        return Integer.SIZE;
    }
}
