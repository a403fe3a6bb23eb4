package dev.unscramble.search.idastar;

import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import dev.unscramble.search.meter.Estimates;
import dev.unscramble.store.PathStates;
import java.util.Arrays;

/**
 * A walk for any puzzle and any heuristic: the state is the position's, which is moved and moved back; an edge is a
 * move.
 *
 * @param costs by move
 * @param hasPlaces whether the place determines which moves are legal
 */
record PositionWalk<P extends Position>(
        Puzzle<P> puzzle, Heuristic<? super P> heuristic, int rowInts, int[] costs, boolean hasPlaces)
        implements Walk<P> {

    static <P extends Position> PositionWalk<P> of(Puzzle<P> puzzle, Heuristic<? super P> heuristic) {
        int[] costs = new int[puzzle.moveCount()];
        Arrays.setAll(costs, puzzle::cost);
        return new PositionWalk<>(
                puzzle,
                heuristic.prepared(),
                heuristic.rowInts(),
                costs,
                !puzzle.places().isEmpty());
    }

    @Override
    public int edge(int place, int move) {
        return move;
    }

    @Override
    public long legalMoves(P position) {
        return hasPlaces ? -1L : position.legalMoves();
    }

    @Override
    public boolean isLegal(long legalMoves, int edge) {
        return (legalMoves >>> edge & 1) != 0;
    }

    @Override
    public int cost(int edge) {
        return costs[edge];
    }

    @Override
    public boolean hasUnitCosts() {
        return Arrays.stream(costs).allMatch(cost -> cost == 1);
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
