package dev.unscramble.pdb;

import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;

/**
 * A projection with the pattern of another goal. It has one view: a mirror image need not be as far from this goal.
 *
 * @param goal the number of the goal's pattern
 */
record TargetProjection<P extends Position>(Projection<P> projection, long goal) implements Projection<P> {

    @Override
    public String name() {
        return projection.name();
    }

    @Override
    public String tableName() {
        return projection.tableName() + "-towards-" + goal;
    }

    @Override
    public Puzzle<P> puzzle() {
        return projection.puzzle();
    }

    @Override
    public long size() {
        return projection.size();
    }

    @Override
    public long rank(P position) {
        return projection.rank(position);
    }

    @Override
    public void unrank(long number, P position) {
        projection.unrank(number, position);
    }

    @Override
    public long[] goals() {
        return new long[] {goal};
    }

    @Override
    public long rankAfter(P position, int move, int view) {
        return projection.rankAfter(position, move, 0);
    }
}
