package dev.unscramble.search.meter;

import dev.unscramble.model.PackedState;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Trace;
import dev.unscramble.model.Trace.Pruned;

/**
 * Numbers the nodes of a search and reports them to its {@link Trace}. A search that is not traced has no tracer, and
 * only tests for null.
 */
public final class Tracer {
    private final Trace trace;
    private long generated;

    public Tracer(Trace trace) {
        this.trace = trace;
    }

    /** Reports the start of a search, at which the position is; returns its number. */
    public <P extends Position> long start(Puzzle<P> puzzle, P at, int h, int f) {
        return generated(Trace.NO_NODE, Trace.NO_MOVE, 0, h, f, PackedState.of(puzzle, at));
    }

    /** Reports a child of a node, at which the position is; returns its number. */
    public <P extends Position> long generated(Puzzle<P> puzzle, P at, long parent, int move, int g, int h, int f) {
        return generated(parent, move, g, h, f, PackedState.of(puzzle, at));
    }

    private long generated(long parent, int move, int g, int h, int f, PackedState state) {
        trace.generated(new Trace.Node(generated, parent, move, g, h, f, state));
        return generated++;
    }

    /** The number of the node generated last. */
    public long last() {
        return generated - 1;
    }

    public void expanded(long node) {
        trace.expanded(node);
    }

    /** Reports that the node generated last is a duplicate. */
    public void duplicate() {
        duplicate(last());
    }

    public void duplicate(long node) {
        trace.duplicate(node);
    }

    public void reopened(long node) {
        trace.reopened(node);
    }

    public void pruned(long node, Pruned reason) {
        trace.pruned(node, reason);
    }

    void bound(int bound) {
        trace.bound(bound);
    }

    public void solved(long node) {
        trace.solved(node);
    }
}
