package dev.unscramble.pdb;

import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.ValueHeuristic;
import java.util.Optional;

/**
 * Maps the states of a puzzle to patterns, which are abstract states: some of the state is left out, such as which
 * of the small pancakes is which, so that there are few enough patterns to list the distances of all of them. They have
 * numbers from 0 to size - 1, and every number is a pattern. A {@link ProjectionDatabase} is the heuristic made of
 * it.
 *
 * <p>States with the same pattern must have the same legal moves, and each of these must lead them to states that
 * have the same pattern again.
 *
 * <p>Six methods are enough; the others are for several views of a state, and for speed. A projection is immutable
 * and shared by threads.
 */
public interface Projection<P extends Position> {

    /** The name of the heuristic, such as {@code pdb:twist}. */
    String name();

    /** The name of the table: all that it depends on, the goal included, in characters that a file name may have. */
    String tableName();

    /** The puzzle that it simplifies. */
    Puzzle<P> puzzle();

    /** The number of patterns. */
    long size();

    /** The number of a position's pattern. */
    long rank(P position);

    /** Sets a position to any state with the pattern of this number. */
    void unrank(long number, P position);

    /** The numbers of the patterns of all goals; by default, that of the only goal. */
    default long[] goals() {
        return new long[] {rank(puzzle().onlyGoalFor("the pattern database " + name()))};
    }

    /**
     * The number of views of a state: other states that are as far from the goal, such as its mirror image.
     * The heuristic is the largest of their distances. The state itself is view 0.
     */
    default int views() {
        return 1;
    }

    /** The number of the pattern of a view of a position. */
    default long rank(P position, int view) {
        return rank(position);
    }

    /**
     * Whether every view takes neighbours to neighbours, at the same cost, as a mirror does. Otherwise the heuristic
     * is admissible and may be inconsistent: the inverse of a permutation is such a view.
     */
    default boolean viewsKeepNeighbours() {
        return true;
    }

    /** The number of the pattern of a view after a move; the position is the one before the move. */
    default long rankAfter(P position, int move, int view) {
        position.apply(move);
        long rank = rank(position, view);
        position.undo(move);
        return rank;
    }

    /**
     * The distance of each pattern from the nearest goal, a byte each; {@link ProjectionDatabase#FAR} for larger
     * distances, and for patterns that cannot be solved.
     *
     * @hidden from users of the library
     */
    default TableBytes distances(BuildMonitor monitor) {
        return new ProjectionSweep<>(this, monitor).run();
    }

    /**
     * The heuristic on states that are values, given the table, if the puzzle has such states and this supports them.
     *
     * @hidden from users of the library
     */
    default Optional<ValueHeuristic> valueForm(TableBytes distances) {
        return Optional.empty();
    }
}
