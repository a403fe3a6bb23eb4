package dev.unscramble.model;

import java.util.Optional;
import java.util.function.ToIntFunction;

/**
 * An estimate of the cost from a position to the goal. One method is enough, so it can be a lambda;
 * the others make it fast and let searches prove bounds with it.
 *
 * <p>A heuristic is stateless and shared by threads. What it wants to remember of a state, such as h
 * itself or the parts of a sum, is a long that the search keeps for it: {@link #begin} makes the
 * first, {@link #after} the one of a neighbour, {@link #value} reads h out of it. Taking a move back
 * therefore costs nothing.
 */
@FunctionalInterface
public interface Heuristic<P extends Position> {

    /** A heuristic by a function, with a name for reports and a guarantee that the proofs of searches rely on. */
    static <P extends Position> Heuristic<P> of(String name, Guarantee guarantee, ToIntFunction<? super P> estimate) {
        return new NamedHeuristic<>(name, guarantee, estimate);
    }

    /**
     * Makes or reads the tables that it needs, once; a heuristic without tables has nothing to do. It is called before
     * the heuristic is used, by any thread and any number of times.
     *
     * @throws StoppedException if the monitor stopped it
     * @throws InputException if there is not enough memory
     */
    default void prepare(BuildMonitor monitor) {}

    /**
     * The same heuristic for a search that is compiled for it alone, once it is prepared. One with tables is best a
     * record that has them as fields, which the compiler treats as constants.
     */
    default Heuristic<P> prepared() {
        return this;
    }

    /**
     * The estimate for this position, computed from scratch; at least 0. One larger than {@link Puzzle#MAX_COST}, such
     * as {@link Integer#MAX_VALUE}, means that no way leads from here to the goal.
     */
    int estimate(P position);

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
     * {@code most}. For all others, the row of the neighbour must be filled.
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

    /** The name in options, results and reports. */
    default String name() {
        return "custom";
    }

    /** The guarantee; none by default. */
    default Guarantee guarantee() {
        return Guarantee.NONE;
    }

    /** What a heuristic guarantees; each level includes those before it. */
    enum Guarantee {
        /** It may overestimate: a solution found with it is not proved optimal. */
        NONE,
        /** It never overestimates, so that an optimal search finds optimal solutions with it. */
        ADMISSIBLE,
        /** Also, it never drops by more than the cost of a move, so that A* expands no state twice. */
        CONSISTENT;

        public boolean isAdmissible() {
            return this != NONE;
        }

        public boolean isConsistent() {
            return this == CONSISTENT;
        }
    }
}
