package dev.unscramble.search;

import dev.unscramble.model.Costs;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Trace.Pruned;
import dev.unscramble.model.Trace.Side;
import dev.unscramble.search.meter.Estimates;
import dev.unscramble.search.meter.Meter;
import dev.unscramble.search.meter.NodeNumbers;
import dev.unscramble.search.meter.Tracer;
import dev.unscramble.store.MemoryBudget;
import dev.unscramble.store.NodeShape;
import dev.unscramble.store.NodeStore;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.DoubleBinaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A node store, and the position by which the children of its nodes are generated.
 *
 * @hidden from users of the library
 */
public final class Expander<P extends Position> {

    /**
     * Receives the children of a node.
     *
     * @hidden from users of the library
     */
    @FunctionalInterface
    public interface ChildTaker {
        /**
         * Receives a child, whose state is packed and at which the position is, unless it {@linkplain #visitsLate visits late}.
         *
         * @param tracked what the heuristic remembers of the child, or what {@link #tracked(long)} makes that of
         * @return false if there is not enough memory for it
         */
        boolean take(int parent, int move, int g, long tracked);
    }

    /**
     * Chooses children before they are generated.
     *
     * @hidden from users of the library
     */
    @FunctionalInterface
    public interface ChildFilter {
        /**
         * Whether to generate a child; the position is still its parent's.
         *
         * @param tracked what the heuristic remembers of the child
         */
        boolean takes(int move, int g, long tracked);
    }

    /** What the heuristic remembers of a child, if it was not asked yet: {@link #tracked(long)} asks it. */
    private static final long UNKNOWN = Long.MIN_VALUE;

    private static final int NO_MOVE = -1;

    public final NodeStore store;
    public final P position;
    /** The packed state of the current child. */
    public final long[] state;

    private final IncrementalHeuristic<? super P> heuristic;
    private final boolean storesTracked;
    private final boolean isIncremental;
    /** Whether the position is at each child that is taken, and the heuristic was asked, though its taker may need neither. */
    private boolean visitsChildren = true;
    /** The move to the current child, if the position is still at its parent; otherwise none. */
    private int pending = NO_MOVE;

    private final AllowedMoves<P> allowed;
    private final Costs<P> costs;
    private final boolean hasUnitCosts;
    private final Meter meter;
    private final Puzzle<P> puzzle;
    private final Side side;
    private final DoubleBinaryOperator priority;
    private final @Nullable Tracer tracer;
    private final NodeNumbers numbers = new NodeNumbers();

    /**
     * An expander whose store is empty.
     *
     * @param costs of the moves, which g adds up; those of a puzzle, or one each to count moves
     * @param side for traces
     * @param priority of g and h, for traces
     */
    public Expander(
            Problem<P> problem,
            Duplicates duplicates,
            Costs<P> costs,
            Side side,
            DoubleBinaryOperator priority,
            Meter meter,
            MemoryBudget budget) {
        this.puzzle = problem.puzzle();
        this.position = problem.start();
        this.state = new long[puzzle.packedLongs()];
        this.heuristic = IncrementalHeuristic.of(problem.heuristic());
        this.storesTracked = heuristic.trackedBits() <= Integer.SIZE;
        this.isIncremental = heuristic.isIncremental();
        int trackedBits = storesTracked ? heuristic.trackedBits() : 0;
        this.store = new NodeStore(NodeShape.of(puzzle, duplicates.isGraphSearch(), trackedBits), budget);
        this.allowed = new AllowedMoves<>(puzzle, duplicates);
        this.costs = costs;
        this.hasUnitCosts = costs.areUnit();
        this.meter = meter;
        this.side = side;
        this.priority = priority;
        this.tracer = meter.tracer;
    }

    /**
     * Leaves the position at the parent when a child is taken, unless it is shown in a trace, and does not ask the heuristic
     * either if it computes each estimate from scratch: of a state that is stored already, neither is needed. The taker
     * then asks by {@link #tracked(long)} and {@link #checked}.
     */
    public void visitsLate() {
        visitsChildren = tracer != null;
    }

    /** What the heuristic remembers of the current child, of which {@code given} was passed to its taker. */
    public long tracked(long given) {
        if (given != UNKNOWN || pending == NO_MOVE) {
            return given;
        }
        position.apply(pending);
        long tracked = heuristic.begin(position);
        position.undo(pending);
        return tracked;
    }

    /** Returns {@code h}, the estimate for the current child, unless it is negative. */
    public int checked(int h) {
        return pending == NO_MOVE
                ? Estimates.checked(h, heuristic, puzzle, position)
                : Estimates.checkedAfter(h, heuristic, puzzle, position, pending);
    }

    /** Generates the start, a child without a parent. Returns false if there is not enough memory for it. */
    public boolean start(ChildTaker taker) {
        meter.generated++;
        position.pack(state, 0);
        long tracked = heuristic.begin(position);
        if (tracer != null) {
            int h = heuristic.value(tracked);
            tracer.start(side, puzzle, position, h, priority.applyAsDouble(0, h));
        }
        return taker.take(NodeStore.NONE, 0, 0, tracked);
    }

    /** Stores the current child. */
    public int store(int parent, int move, int g, long tracked) {
        int node = store.add(state, 0, parent, move, g, (int) tracked);
        if (tracer != null && node != NodeStore.NONE) {
            numbers.set(node, tracer.last());
        }
        return node;
    }

    /** Gives a node the cheaper path of the current child. */
    public void improve(int node, int parent, int move, int g) {
        store.improve(node, parent, move, g);
        if (tracer != null) {
            numbers.set(node, tracer.last());
        }
    }

    /** Counts a node that is expanded again. */
    public void reopened(int node) {
        meter.reopened++;
        if (tracer != null) {
            tracer.reopened(number(node));
        }
    }

    /** Notes that a stored node is not expanded. */
    public void pruned(int node, Pruned why) {
        if (tracer != null) {
            tracer.pruned(number(node), why);
        }
    }

    /** Notes that the current child is not stored. */
    public void childPruned(Pruned why) {
        if (tracer != null) {
            tracer.pruned(tracer.last(), why);
        }
    }

    /** Notes that a node is the goal. Returns the moves that led to it. */
    public List<Integer> solved(int goal) {
        if (tracer != null) {
            tracer.solved(number(goal));
        }
        return pathTo(goal);
    }

    /** The number of a node in the trace. */
    public long number(int node) {
        return numbers.at(node);
    }

    /** Sets the position to the state of a node. */
    public void visit(int node) {
        store.state(node, state, 0);
        position.unpack(state, 0);
    }

    /** Generates the children of the node that the position is at. Returns the limit that was reached, or null. */
    @Nullable
    public Outcome expand(int node, ChildTaker taker) {
        return expand(node, taker, null);
    }

    /** Expands a node; a filter chooses its children, all if it is null. */
    @Nullable
    public Outcome expand(int node, ChildTaker taker, @Nullable ChildFilter filter) {
        meter.expanded++;
        if (tracer != null) {
            tracer.expanded(number(node));
        }
        int g = store.g(node);
        long tracked = tracked(node);
        long mask = store.isStart(node) ? -1L : allowed.maskAfter(store.move(node));
        long moves = legalMoves(0, mask);
        for (int word = 0; moves != 0; moves = allowed.isByState() ? legalMoves(++word, -1L) : 0) {
            for (; moves != 0; moves &= moves - 1) {
                int move = word << 6 | Long.numberOfTrailingZeros(moves);
                int childG = g + (hasUnitCosts ? 1 : costs.of(position, move));
                long childTracked = isIncremental || filter != null ? heuristic.after(position, move, tracked) : 0;
                if (filter != null && !filter.takes(move, childG, childTracked)) {
                    continue;
                }
                if (meter.generated >= meter.checkpoint && meter.mustStop()) {
                    return meter.stopped();
                }
                meter.generated++;
                boolean isTaken = visitsChildren
                        ? takeThere(node, move, childG, childTracked, filter != null, taker)
                        : takeFromHere(node, move, childG, childTracked, taker);
                if (!isTaken) {
                    return Outcome.MEMORY_LIMIT;
                }
            }
        }
        return null;
    }

    /** Makes a move, and passes on the child that it leads to. */
    private boolean takeThere(int node, int move, int g, long given, boolean isKnown, ChildTaker taker) {
        position.apply(move);
        long tracked = isIncremental || isKnown ? given : heuristic.begin(position);
        position.pack(state, 0);
        if (tracer != null) {
            trace(tracer, node, move, g, heuristic.value(tracked));
        }
        boolean isTaken = taker.take(node, move, g, tracked);
        position.undo(move);
        return isTaken;
    }

    /** Passes on the child that a move leads to without going there. */
    private boolean takeFromHere(int node, int move, int g, long given, ChildTaker taker) {
        position.packAfter(move, state, 0);
        pending = move;
        boolean isTaken = taker.take(node, move, g, isIncremental ? given : UNKNOWN);
        pending = NO_MOVE;
        return isTaken;
    }

    private long legalMoves(int word, long among) {
        return visitsChildren ? position.legalMoves(word) & among : position.legalToPack(word, among);
    }

    /** The estimate for the node that the position is at. */
    public int h(int node) {
        return heuristic.value(tracked(node));
    }

    private long tracked(int node) {
        return storesTracked ? Integer.toUnsignedLong(store.tracked(node)) : heuristic.begin(position);
    }

    private void trace(Tracer told, int parent, int move, int g, int h) {
        told.generated(side, puzzle, position, number(parent), move, g, h, priority.applyAsDouble(g, h));
    }

    /** The moves that led to a node. */
    public List<Integer> pathTo(int goal) {
        return store.hasParents() ? store.pathTo(goal) : pathBackFrom(goal);
    }

    /** Takes the moves back, one by one, which leads to the parents. */
    private List<Integer> pathBackFrom(int last) {
        P there = puzzle.newPosition();
        long[] packed = new long[state.length];
        store.state(last, packed, 0);
        there.unpack(packed, 0);
        List<Integer> path = new ArrayList<>();
        int node = last;
        while (!store.isStart(node)) {
            int move = store.move(node);
            path.add(move);
            there.apply(puzzle.inverse(move));
            there.pack(packed, 0);
            int parent = store.find(packed, 0);
            if (parent == NodeStore.NONE || store.g(parent) >= store.g(node) || !leads(there, move, node)) {
                throw new IllegalStateException("the move \"" + puzzle.moveName(puzzle.inverse(move))
                        + "\" does not take back \"" + puzzle.moveName(move) + "\", though " + puzzle.name()
                        + " says so");
            }
            node = parent;
        }
        Collections.reverse(path);
        return path;
    }

    /** Whether a move leads from a position, at which it is again on return, to a node. */
    private boolean leads(P from, int move, int to) {
        if (!from.isLegal(move)) {
            return false;
        }
        long[] packed = new long[state.length];
        from.apply(move);
        from.pack(packed, 0);
        from.undo(move);
        return store.hasState(to, packed, 0);
    }
}
