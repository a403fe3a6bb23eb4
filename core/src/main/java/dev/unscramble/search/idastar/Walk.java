package dev.unscramble.search.idastar;

import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Trace;
import dev.unscramble.store.PathStates;

/**
 * How a {@link Descent} makes moves and asks the heuristic: all that it needs to know of a problem. Either the
 * state is a value ({@link ValueWalk}), and the position is not looked at; or it is the position's ({@link
 * PositionWalk}), which moves along, and the value is not looked at.
 */
public interface Walk<P extends Position> {

    /** The faster of the two where the puzzle and the heuristic have it. */
    static <P extends Position> Walk<P> of(Problem<P> problem) {
        Puzzle<P> puzzle = problem.puzzle();
        Heuristic<? super P> heuristic = problem.heuristic();
        if (puzzle.packedLongs() <= 2
                && puzzle.valueForm().isPresent()
                && heuristic.valueForm().isPresent()) {
            return new ValueWalk<>(
                    puzzle.valueForm().get(), heuristic.valueForm().get(), heuristic.rowInts(), puzzle.cost(0));
        }
        return PositionWalk.of(puzzle, heuristic);
    }

    /** The edge that a move is, made from a place. */
    int edge(int place, int move);

    /** A mask of the moves that can be made, if the place does not tell them. */
    long legalMoves(P position);

    boolean isLegal(long legalMoves, int edge);

    int cost(int edge);

    /** Whether every move costs one, so that what a path costs is its length. */
    boolean hasUnitCosts();

    /** What the heuristic tracks of a neighbour ({@link Heuristic#afterWithin}). */
    long after(P position, long low, long high, int edge, long before, int most, int[] rows, int at, int to);

    int value(long tracked);

    int rowInts();

    /** The first long of the state that an edge leads to, where states are values. */
    default long low(long low, long high, int edge) {
        return 0;
    }

    /** The second long. */
    default long high(long low, long high, int edge) {
        return 0;
    }

    void apply(P position, int edge);

    void undo(P position, int edge);

    boolean isGoal(P position, long low, long high);

    /** Whether the state stands on the path above this depth; it is put there. */
    boolean repeats(P position, long low, long high, PathStates path, int depth);

    /** A path begins at a node that a trace knows by this number, and the path to it has this cost. */
    default void startAt(long node, int cost) {}

    /** The state at hand is not followed any further. */
    default void pruned(Trace.Pruned reason) {}

    /** The state at hand is the goal that was looked for. */
    default void solved() {}
}
