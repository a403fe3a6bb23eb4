package dev.unscramble.search.meter;

import dev.unscramble.model.PackedState;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Trace;
import dev.unscramble.model.Trace.Pruned;
import dev.unscramble.model.Trace.Side;
import java.util.Arrays;

/**
 * Numbers the nodes of a search and reports them to its {@link Trace}. A search that is not traced has no tracer, and
 * only tests for null.
 */
public final class Tracer {
    private final Trace trace;
    private long generated;
    /** The nodes that a depth-first search has expanded and not left. */
    private long[] path = new long[64];

    private int pathLength;

    public Tracer(Trace trace) {
        this.trace = trace;
    }

    /** Reports the start of a search, at which the position is; returns its number. */
    public <P extends Position> long start(Puzzle<P> puzzle, P at, long h, double priority) {
        return start(Side.START, puzzle, at, h, priority);
    }

    /** Reports the start of a search from one side; returns its number. */
    public <P extends Position> long start(Side side, Puzzle<P> puzzle, P at, long h, double priority) {
        return generated(side, puzzle, at, Trace.NO_NODE, Trace.NO_MOVE, 0, h, priority);
    }

    /** Reports a child of a node, at which the position is; returns its number. */
    public <P extends Position> long generated(
            Puzzle<P> puzzle, P at, long parent, int move, long g, long h, double priority) {
        return generated(Side.START, puzzle, at, parent, move, g, h, priority);
    }

    /** Reports a child in a search from one side; returns its number. */
    public <P extends Position> long generated(
            Side side, Puzzle<P> puzzle, P at, long parent, int move, long g, long h, double priority) {
        PackedState state = PackedState.of(puzzle, at);
        trace.generated(new Trace.Node(generated, parent, move, g, h, priority, side, state));
        return generated++;
    }

    /** The number of the node generated last. */
    public long last() {
        return generated - 1;
    }

    public void expanded(long node) {
        backTo(0);
        trace.expanded(node);
    }

    /** Reports that a depth-first search expands a node at this depth of its path. */
    public void expandedOnPath(long node, int depth) {
        backTo(depth);
        if (depth == path.length) {
            path = Arrays.copyOf(path, 2 * depth);
        }
        path[pathLength++] = node;
        trace.expanded(node);
    }

    /** Reports a node that a depth-first search has left, if it keeps its path itself. */
    public void left(long node) {
        trace.left(node);
    }

    /** Reports the nodes that a depth-first search has left, whose path has {@code length} expanded nodes now. */
    public void backTo(int length) {
        while (pathLength > length) {
            trace.left(path[--pathLength]);
        }
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

    void bound(double bound) {
        trace.bound(bound);
    }

    public void solved(long node) {
        trace.solved(node);
    }
}
