package dev.unscramble.pdb;

import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.ValueHeuristic;
import java.util.Optional;

/**
 * The states of a puzzle seen through a pattern: something that tells them apart is left out, such as which
 * of the small pancakes is which, so that there are few enough to list the distances of all of them. They have
 * numbers from 0 to size - 1, and every number is a pattern. A {@link ProjectionDatabase} is the heuristic made of
 * it.
 *
 * <p>States that look alike must stay alike: they have the same legal moves, and each of these leads them to
 * states that look alike again.
 *
 * <p>Six methods are enough; the others are for several views of a state, and for speed. A projection is immutable
 * and shared by threads.
 */
public interface Projection<P extends Position> {

    /** What the heuristic is called, as in {@code pdb:twist}. */
    String name();

    /** What the table is called: all that it depends on, the goal included, in characters that a file name may have. */
    String tableName();

    Puzzle<P> puzzle();

    /** How many patterns there are. */
    long size();

    /** The number of the pattern that a position shows. */
    long rank(P position);

    /** Brings a position to any state that shows the pattern of a number. */
    void unrank(long number, P position);

    /** The numbers of the patterns of all goals, where there are several. */
    default long[] goals() {
        return new long[] {rank(puzzle().goal())};
    }

    /**
     * How many views of a state there are: other states that are as far from the goal, such as its mirror image.
     * The largest of their distances counts. The state itself is view 0.
     */
    default int views() {
        return 1;
    }

    /** The number of the pattern that a view of a position shows. */
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

    /** The number of the pattern that a view shows after a move; the position is the one before it. */
    default long rankAfter(P position, int move, int view) {
        position.apply(move);
        long rank = rank(position, view);
        position.undo(move);
        return rank;
    }

    /**
     * The distance of each pattern from the nearest goal, a byte each; {@link ProjectionDatabase#FAR} of those that are
     * that far or farther, or cannot be solved.
     *
     * @hidden from users of the library
     */
    default TableBytes distances(BuildMonitor monitor) {
        return new ProjectionSweep<>(this, monitor).run();
    }

    /**
     * The heuristic on states that are values, given the table, where the puzzle has such and this can do it.
     *
     * @hidden from users of the library
     */
    default Optional<ValueHeuristic> valueForm(TableBytes distances) {
        return Optional.empty();
    }
}
