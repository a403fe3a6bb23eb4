package dev.unscramble.search;

import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Puzzle;
import dev.unscramble.search.meter.Meter;
import dev.unscramble.search.meter.NodeNumbers;
import dev.unscramble.search.meter.Tracer;
import dev.unscramble.store.MemoryBudget;
import dev.unscramble.store.NodeStore;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntBinaryOperator;
import org.jspecify.annotations.Nullable;

/** A node store, and the position by which the children of its nodes are generated. */
final class Expander<P extends Position> {

    /** Receives the children of a node. */
    @FunctionalInterface
    interface ChildTaker {
        /**
         * Receives a child, at which the position is and whose state is packed.
         *
         * @param tracked what the heuristic remembers of the child
         * @return false if there is not enough memory for it
         */
        boolean take(int parent, int move, int g, long tracked);
    }

    final NodeStore store;
    final P position;
    /** The packed state of the current child. */
    final long[] state;

    private final Heuristic<? super P> heuristic;
    private final boolean storesTracked;
    private final long[] allowedAfter;
    private final int[] cost;
    private final Meter meter;
    private final Puzzle<P> puzzle;
    private final IntBinaryOperator f;
    private final @Nullable Tracer tracer;
    private final NodeNumbers numbers = new NodeNumbers();

    /**
     * An expander whose store is empty.
     *
     * @param countsMoves whether g counts moves, whatever they cost
     * @param f of g and h, for traces
     */
    Expander(
            Problem<P> problem,
            Duplicates duplicates,
            boolean countsMoves,
            IntBinaryOperator f,
            Meter meter,
            MemoryBudget budget) {
        this.puzzle = problem.puzzle();
        this.store = new NodeStore(puzzle.packedLongs(), duplicates.isGraphSearch(), budget);
        this.position = problem.start();
        this.state = new long[puzzle.packedLongs()];
        this.heuristic = problem.heuristic();
        this.storesTracked = heuristic.trackedBits() <= Integer.SIZE;
        this.allowedAfter = duplicates.allowedAfter(puzzle);
        this.cost = new int[puzzle.moveCount()];
        Arrays.setAll(cost, move -> countsMoves ? 1 : puzzle.cost(move));
        this.meter = meter;
        this.f = f;
        this.tracer = meter.tracer;
    }

    /** Generates the start, a child without a parent. Returns false if there is not enough memory for it. */
    boolean start(ChildTaker taker) {
        meter.generated++;
        position.pack(state, 0);
        long tracked = heuristic.begin(position);
        if (tracer != null) {
            int h = heuristic.value(tracked);
            tracer.start(puzzle, position, h, f.applyAsInt(0, h));
        }
        return taker.take(NodeStore.NONE, 0, 0, tracked);
    }

    /** Stores the current child. */
    int store(int parent, int move, int g, long tracked) {
        int node = store.add(state, 0, parent, move, g, (int) tracked);
        if (tracer != null && node != NodeStore.NONE) {
            numbers.set(node, tracer.last());
        }
        return node;
    }

    /** Gives a node the cheaper path of the current child. */
    void improve(int node, int parent, int move, int g) {
        store.improve(node, parent, move, g);
        if (tracer != null) {
            numbers.set(node, tracer.last());
        }
    }

    /** The number of a node in the trace. */
    long number(int node) {
        return numbers.at(node);
    }

    /** Sets the position to the state of a node. */
    void visit(int node) {
        store.state(node, state, 0);
        position.unpack(state, 0);
    }

    /** Generates the children of the node that the position is at. Returns the limit that was reached, or null. */
    @Nullable
    Outcome expand(int node, ChildTaker taker) {
        meter.expanded++;
        if (tracer != null) {
            tracer.expanded(number(node));
        }
        int g = store.g(node);
        long tracked = tracked(node);
        boolean isStart = store.parent(node) == NodeStore.NONE;
        long moves = position.legalMoves() & (isStart ? -1L : allowedAfter[store.move(node)]);
        for (; moves != 0; moves &= moves - 1) {
            if (meter.generated >= meter.checkpoint && meter.mustStop()) {
                return meter.stopped();
            }
            meter.generated++;
            int move = Long.numberOfTrailingZeros(moves);
            long childTracked = heuristic.after(position, move, tracked);
            position.apply(move);
            position.pack(state, 0);
            if (tracer != null) {
                trace(tracer, node, move, g + cost[move], heuristic.value(childTracked));
            }
            if (!taker.take(node, move, g + cost[move], childTracked)) {
                return Outcome.MEMORY_LIMIT;
            }
            position.undo(move);
        }
        return null;
    }

    /** The estimate for the node that the position is at. */
    int h(int node) {
        return heuristic.value(tracked(node));
    }

    private long tracked(int node) {
        return storesTracked ? Integer.toUnsignedLong(store.tracked(node)) : heuristic.begin(position);
    }

    private void trace(Tracer told, int parent, int move, int g, int h) {
        told.generated(puzzle, position, number(parent), move, g, h, f.applyAsInt(g, h));
    }

    /** The moves that led to a node. */
    List<Integer> pathTo(int goal) {
        return store.pathTo(goal);
    }
}
