package dev.unscramble.search;

import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Trace;
import org.jspecify.annotations.Nullable;

/** Tells the {@link Tracer} what a {@link Kernel} does. The nodes of the path at hand are known by their room. */
final class PathTrace<P extends Position> {
    private final Puzzle<P> puzzle;
    private final Walk<P> walk;
    private final @Nullable Tracer tracer;
    private final int bound;
    /** By room: the number of the node. The start, whatever the round, is the first of all. */
    private final long[] nodes;

    PathTrace(Puzzle<P> puzzle, Walk<P> walk, @Nullable Tracer tracer, int bound) {
        this.puzzle = puzzle;
        this.walk = walk;
        this.tracer = tracer;
        this.bound = bound;
        this.nodes = new long[tracer == null ? 0 : bound + 1];
    }

    private Tracer tracer() {
        if (tracer == null) {
            throw new IllegalStateException("nobody listens");
        }
        return tracer;
    }

    void expanded(int room) {
        tracer().expanded(nodes[room]);
    }

    /** A child of the node that the position is at; beyond the bound it goes no further. */
    void generated(P position, int edge, int room, int left, int h) {
        walk.apply(position, edge);
        int g = bound - left;
        long node = tracer().generated(puzzle, position, nodes[room], edge, g, h, g + h);
        walk.undo(position, edge);
        if (h > left) {
            tracer().pruned(node, Trace.Pruned.BOUND);
        } else {
            nodes[left] = node;
        }
    }

    void pruned(int room, Trace.Pruned reason) {
        tracer().pruned(nodes[room], reason);
    }

    void duplicate() {
        tracer().duplicate();
    }

    void solved(int room) {
        tracer().solved(nodes[room]);
    }
}
