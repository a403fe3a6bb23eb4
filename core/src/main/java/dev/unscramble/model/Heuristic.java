package dev.unscramble.model;

import java.util.Optional;
import java.util.function.ToIntFunction;

/**
 * An estimate of what it costs to get from a position to the goal. One method is enough, so a lambda
 * will do; the others make it fast and let searches prove things with it.
 *
 * <p>A heuristic is stateless and shared by threads. What it wants to remember of a state, such as h
 * itself or the parts of a sum, is a long that the search keeps for it: {@link #begin} makes the
 * first, {@link #after} the one of a neighbour, {@link #value} reads h out of it. Taking a move back
 * therefore costs nothing.
 */
@FunctionalInterface
public interface Heuristic<P extends Position> {

    /** A heuristic by a function, with a name for tables and a promise that searches build their proofs on. */
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
     * record that holds them, whose fields the compiler takes as constants.
     */
    default Heuristic<P> prepared() {
        return this;
    }

    /**
     * The estimate for this position, computed from nothing; at least 0. For a state that cannot be solved, return a
     * number a little larger than any solution costs, not {@link Integer#MAX_VALUE}: searches add what the path costs,
     * and keep nodes in arrays by that sum.
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
     * @param before what {@link #begin} or {@code after} said of the position
     */
    default long after(P position, int move, long before) {
        position.apply(move);
        long tracked = begin(position);
        position.undo(move);
        return tracked;
    }

    /**
     * The same for a search along one path, which has no use for a neighbour whose value exceeds {@code
     * most}. Where it does, what this returns may have a smaller value, as long as that exceeds it too: work
     * can be saved. Otherwise the neighbour's row is to be filled.
     *
     * @param rows beside the long, {@link #rowInts} ints for each node of the path
     * @param at where the row of the position is
     * @param to where the row of the neighbour is
     */
    default long afterWithin(P position, int move, long before, int most, int[] rows, int at, int to) {
        return after(position, move, before);
    }

    /** How many ints it tracks along a path beside the long, if a long is not enough. */
    default int rowInts() {
        return 0;
    }

    /** Fills the row of the first position of a path. */
    default void beginRow(P position, int[] rows, int at) {}

    /**
     * The same heuristic on states that are values, where the puzzle has a {@link ValueForm} and this fits it.
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

    /** How much memory its tables take, in bytes; it counts in the {@link Limits} of a search. */
    default long memoryBytes() {
        return 0;
    }

    /** How many low bits of the long {@link #begin} and {@link #after} use, at most. */
    default int trackedBits() {
        return Integer.SIZE;
    }

    /** What people call it. */
    default String name() {
        return "custom";
    }

    /** What is known of it. Nothing, unless it says so. */
    default Guarantee guarantee() {
        return Guarantee.NONE;
    }

    /** What a heuristic guarantees; each level includes those before it. */
    enum Guarantee {
        /** It may overestimate: what is found with it proves nothing. */
        NONE,
        /** It never overestimates, so that a search that respects it finds cheapest solutions. */
        ADMISSIBLE,
        /** Nor does it ever drop by more than a move costs, so that no state is expanded twice. */
        CONSISTENT;

        public boolean isAdmissible() {
            return this != NONE;
        }

        public boolean isConsistent() {
            return this == CONSISTENT;
        }
    }
}
