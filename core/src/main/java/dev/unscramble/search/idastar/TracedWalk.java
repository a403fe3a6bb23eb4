package dev.unscramble.search.idastar;

import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Trace;
import dev.unscramble.search.meter.Tracer;
import dev.unscramble.store.PathStates;
import java.util.Arrays;

/** Walks a position and reports every step to a {@link Tracer}. It stores the current path, so it serves one search. */
final class TracedWalk<P extends Position> implements Walk<P> {
    private final Puzzle<P> puzzle;
    private final PositionWalk<P> walk;
    private final Tracer tracer;
    /** By depth: the number of the node on the path, and its g. */
    private long[] nodes = new long[64];

    private int[] costs = new int[64];
    private int depth;

    TracedWalk(Puzzle<P> puzzle, PositionWalk<P> walk, Tracer tracer) {
        this.puzzle = puzzle;
        this.walk = walk;
        this.tracer = tracer;
    }

    @Override
    public int edge(int place, int move) {
        return walk.edge(place, move);
    }

    @Override
    public int endOfSteps(P position, int state) {
        return walk.endOfSteps(position, state);
    }

    @Override
    public long step(long[] steps, int number) {
        return walk.step(steps, number);
    }

    @Override
    public void startAt(long node, int cost) {
        depth = 0;
        nodes[0] = node;
        costs[0] = cost;
    }

    /** Called once for each node, when it is expanded. */
    @Override
    public long expand(P position, long tracked, int[] rows, int at) {
        tracer.expandedOnPath(nodes[depth], depth);
        return walk.expand(position, tracked, rows, at);
    }

    @Override
    public boolean isLegal(long legalMoves, int edge) {
        return walk.isLegal(legalMoves, edge);
    }

    @Override
    public int cost(P position, int edge) {
        return walk.cost(position, edge);
    }

    @Override
    public boolean hasUnitCosts() {
        return walk.hasUnitCosts();
    }

    /** Called once for each node, when it is generated; a node beyond the bound is pruned. */
    @Override
    public long after(P position, long low, long high, int edge, long before, int most, int[] rows, int at, int to) {
        long tracked = walk.after(position, low, high, edge, before, most, rows, at, to);
        tracer.backTo(depth + 1);
        int h = walk.value(tracked);
        int g = costs[depth] + walk.cost(position, edge);
        walk.apply(position, edge);
        long node = tracer.generated(puzzle, position, nodes[depth], edge, g, h, g + h);
        walk.undo(position, edge);
        if (h > most) {
            tracer.pruned(node, Trace.Pruned.BOUND);
        }
        return tracked;
    }

    @Override
    public int value(long tracked) {
        return walk.value(tracked);
    }

    @Override
    public int rowInts() {
        return walk.rowInts();
    }

    /** Goes to the node generated last. */
    @Override
    public void apply(P position, int edge) {
        int g = costs[depth] + walk.cost(position, edge);
        walk.apply(position, edge);
        if (++depth == nodes.length) {
            nodes = Arrays.copyOf(nodes, 2 * depth);
            costs = Arrays.copyOf(costs, 2 * depth);
        }
        nodes[depth] = tracer.last();
        costs[depth] = g;
    }

    @Override
    public void undo(P position, int edge) {
        walk.undo(position, edge);
        depth--;
    }

    @Override
    public boolean isGoal(P position, long low, long high) {
        return position.isGoal();
    }

    @Override
    public boolean repeats(P position, long low, long high, PathStates path, int atDepth) {
        boolean repeats = walk.repeats(position, low, high, path, atDepth);
        if (repeats) {
            tracer.duplicate();
        }
        return repeats;
    }

    @Override
    public void pruned(Trace.Pruned reason) {
        tracer.pruned(nodes[depth], reason);
    }

    @Override
    public void solved() {
        tracer.solved(nodes[depth]);
    }
}
