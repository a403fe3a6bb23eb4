package dev.unscramble.search.idastar;

import dev.unscramble.model.Position;
import dev.unscramble.model.ValueForm;
import dev.unscramble.model.ValueHeuristic;
import dev.unscramble.store.PathStates;

/** A walk whose states are values; all moves of a place are legal there and cost the same. */
record ValueWalk<P extends Position>(ValueForm form, ValueHeuristic heuristic, int rowInts, int cost)
        implements Walk<P> {

    @Override
    public int edge(int place, int move) {
        return form.edge(place, move);
    }

    @Override
    public long expand(P position, long tracked, int[] rows, int at) {
        heuristic.fetch(tracked, rows, at);
        return -1L;
    }

    @Override
    public boolean isLegal(long legalMoves, int edge) {
        return true;
    }

    @Override
    public int cost(P position, int edge) {
        return cost;
    }

    @Override
    public boolean hasUnitCosts() {
        return cost == 1;
    }

    @Override
    public long after(P position, long low, long high, int edge, long before, int most, int[] rows, int at, int to) {
        return heuristic.after(low, high, edge, before, most, rows, at, to);
    }

    @Override
    public int value(long tracked) {
        return heuristic.value(tracked);
    }

    @Override
    public long low(long low, long high, int edge) {
        return form.low(low, high, edge);
    }

    @Override
    public long high(long low, long high, int edge) {
        return form.high(low, high, edge);
    }

    @Override
    public void apply(P position, int edge) {}

    @Override
    public void undo(P position, int edge) {}

    @Override
    public boolean isGoal(P position, long low, long high) {
        return form.isGoal(low, high);
    }

    @Override
    public boolean repeats(P position, long low, long high, PathStates path, int depth) {
        return path.repeats(low, high, depth);
    }
}
