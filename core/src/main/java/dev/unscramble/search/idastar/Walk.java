package dev.unscramble.search.idastar;

import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Trace;
import dev.unscramble.store.PathStates;

/**
 * The view that a {@link Descent} has of a problem: it makes moves and asks the heuristic. Either the state is a value
 * ({@link ValueWalk}) and the position is not used, or it is the position's ({@link PositionWalk}) and the value is not
 * used.
 */
public interface Walk<P extends Position> {

    /** The largest f of a child of a node within the bound, if a way leads from there: g, the move, and h. */
    int MOST_F = 3 * Puzzle.MAX_COST;

    /** The {@link #value} of a state from which no way leads to the goal; even less pathmax it exceeds every f. */
    int NO_WAY = MOST_F + Puzzle.MAX_COST / 5;

    /** The walk for a problem: by values, which is faster, if its puzzle and heuristic have them. */
    static <P extends Position> Walk<P> of(Problem<P> problem) {
        Puzzle<P> puzzle = problem.puzzle();
        IncrementalHeuristic<? super P> heuristic = IncrementalHeuristic.of(problem.heuristic());
        if (puzzle.packedLongs() <= 2
                && puzzle.costs().areUniform()
                && puzzle.valueForm().isPresent()
                && heuristic.valueForm().isPresent()) {
            return new ValueWalk<>(
                    puzzle.valueForm().get(),
                    heuristic.valueForm().get(),
                    heuristic.rowInts(),
                    puzzle.costs().least());
        }
        return PositionWalk.of(puzzle, heuristic);
    }

    /** The edge of a move that is made from a place. */
    int edge(int place, int move);

    /** One more than the last step to try at a position, in a state of the automaton. */
    default int endOfSteps(P position, int state) {
        return MoveAutomaton.endOfSteps(state);
    }

    /** A step of the automaton: an edge and the state after it. */
    default long step(long[] steps, int number) {
        return steps[number];
    }

    /**
     * Called before the moves of a node are tried; {@code at} is the first int of its row. Returns a mask of the legal moves,
     * if the place does not determine them.
     */
    long expand(P position, long tracked, int[] rows, int at);

    boolean isLegal(long legalMoves, int edge);

    int cost(P position, int edge);

    /** Whether every move costs 1, so that the cost of a path is its length. */
    boolean hasUnitCosts();

    /** The heuristic's tracked value of a neighbour ({@link IncrementalHeuristic#afterWithin}). */
    long after(P position, long low, long high, int edge, long before, int most, int[] rows, int at, int to);

    int value(long tracked);

    int rowInts();

    /** The first long of the state that an edge leads to, if states are values. */
    default long low(long low, long high, int edge) {
        return 0;
    }

    /** The second long of the state that an edge leads to, if states are values. */
    default long high(long low, long high, int edge) {
        return 0;
    }

    void apply(P position, int edge);

    void undo(P position, int edge);

    boolean isGoal(P position, long low, long high);

    /** Puts the state on the path at this depth; returns whether it occurs on the path above. */
    boolean repeats(P position, long low, long high, PathStates path, int depth);

    /** A path begins at a node with this number in the trace, whose g is {@code cost}. */
    default void startAt(long node, int cost) {}

    /** The current node is pruned. */
    default void pruned(Trace.Pruned reason) {}

    /** The current node is the goal of the solution. */
    default void solved() {}
}
