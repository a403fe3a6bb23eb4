package dev.unscramble.search.idastar;

import dev.unscramble.model.Costs;
import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import dev.unscramble.search.meter.Estimates;
import dev.unscramble.store.PathStates;

/**
 * A walk for any puzzle and any heuristic: the state is the position's, which is moved and moved back; an edge is a
 * move.
 *
 * @param isByState whether moves are numbered by state: the steps are then the moves
 * @param areLegal whether all steps are legal: the place determines them, or the state
 */
record PositionWalk<P extends Position>(
        Puzzle<P> puzzle,
        IncrementalHeuristic<? super P> heuristic,
        int rowInts,
        Costs<P> costs,
        boolean hasUnitCosts,
        boolean isByState,
        boolean areLegal)
        implements Walk<P> {

    static <P extends Position> PositionWalk<P> of(Puzzle<P> puzzle, IncrementalHeuristic<? super P> heuristic) {
        boolean isByState = puzzle.moveCount() == Puzzle.BY_STATE;
        return new PositionWalk<>(
                puzzle,
                heuristic.prepared(),
                heuristic.rowInts(),
                puzzle.costs(),
                puzzle.costs().areUnit(),
                isByState,
                isByState || !puzzle.places().isEmpty());
    }

    @Override
    public int edge(int place, int move) {
        return move;
    }

    @Override
    public int endOfSteps(P position, int state) {
        return isByState ? moveCount(position) : MoveAutomaton.endOfSteps(state);
    }

    private static int moveCount(Position position) {
        int word = 0;
        long moves = position.legalMoves();
        while (moves == -1L) {
            moves = position.legalMoves(++word);
        }
        return word * Long.SIZE + Long.bitCount(moves);
    }

    @Override
    public long step(long[] steps, int number) {
        return isByState ? number : steps[number];
    }

    @Override
    public long expand(P position, long tracked, int[] rows, int at) {
        return areLegal ? -1L : position.legalMoves();
    }

    @Override
    public boolean isLegal(long legalMoves, int edge) {
        return (legalMoves >>> edge & 1) != 0;
    }

    @Override
    public int cost(P position, int edge) {
        return hasUnitCosts ? 1 : costs.of(position, edge);
    }

    @Override
    public long after(P position, long low, long high, int edge, long before, int most, int[] rows, int at, int to) {
        long tracked = heuristic.afterWithin(position, edge, before, most, rows, at, to);
        Estimates.checkedAfter(heuristic.value(tracked), heuristic, puzzle, position, edge);
        return tracked;
    }

    @Override
    public int value(long tracked) {
        int h = heuristic.value(tracked);
        return h > Puzzle.MAX_COST ? NO_WAY : h;
    }

    @Override
    public void apply(P position, int edge) {
        position.apply(edge);
    }

    @Override
    public void undo(P position, int edge) {
        position.undo(edge);
    }

    @Override
    public boolean isGoal(P position, long low, long high) {
        return position.isGoal();
    }

    @Override
    public boolean repeats(P position, long low, long high, PathStates path, int depth) {
        return path.repeats(position, depth);
    }
}
