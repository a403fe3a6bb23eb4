package dev.unscramble.search;

import dev.unscramble.model.Costs;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.TieBreak;
import dev.unscramble.model.Trace.Pruned;
import dev.unscramble.model.Trace.Side;
import dev.unscramble.search.meter.Meter;
import dev.unscramble.store.MemoryBudget;
import dev.unscramble.store.NodeStore;
import dev.unscramble.store.OpenList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A run of {@link BestFirst}: the nodes that are stored, and those of them that are open. */
class Expansion<P extends Position> extends Search.Execution<P> {
    final Expander<P> expander;
    final NodeStore store;
    final OpenList open;
    final boolean provesBounds;
    private final Expander.ChildTaker taker = this::generate;
    private final BestFirst.Order order;
    private final boolean isGraphSearch;
    /** Whether the first path to a state is the cheapest, so that no other is compared with it. */
    private final boolean isLayered;
    /** Whether nodes are expanded in the order in which they are stored, so that the open list is not used. */
    private final boolean goesInOrder;

    private final boolean cutsByEstimate;
    private long waiting;
    /** The node to expand next, if nodes are expanded in the order in which they are stored. */
    private int next;
    /** The key of the layer that is expanded now. */
    long layer;
    /** The node during whose expansion the memory was full, if that ended the search. */
    int halfExpanded = NodeStore.NONE;

    /** With {@code bytes} of memory for nodes, open or not. */
    Expansion(Problem<P> problem, Meter meter, Limits limits, BestFirst.Order order, long bytes) {
        super(problem, meter, limits);
        this.order = order;
        MemoryBudget budget = new MemoryBudget(bytes);
        Costs<P> costs = order.countsMoves() ? Costs.unit() : puzzle.costs();
        expander = new Expander<>(problem, order.duplicates(), costs, Side.START, order::f, meter, budget);
        store = expander.store;
        open = new OpenList(order.tieBreak(), budget);
        expander.visitsLate();
        isGraphSearch = order.isGraphSearch();
        isLayered = isGraphSearch && order.weightOfG() > 0 && order.weightOfH() == 0 && costs.areUniform();
        goesInOrder = isLayered && order.tieBreak() == TieBreak.FIFO;
        provesBounds = order.weightOfG() > 0 && heuristic.guarantee().isAdmissible();
        cutsByEstimate = limits.hasDepth() && heuristic.guarantee().isAdmissible();
    }

    @Override
    protected Outcome search() {
        if (!start()) {
            return Outcome.MEMORY_LIMIT;
        }
        while (waiting > 0) {
            Outcome end = expandNext();
            if (end != null) {
                return end;
            }
        }
        return exhausted(provesBounds);
    }

    /** Stores the start. Returns false if there is not enough memory. */
    final boolean start() {
        boolean isStored = expander.start(taker);
        if (isStored) {
            noteSizes();
        }
        return isStored;
    }

    /** Expands the open node of least f. Returns how the search ended, or null if it continues. */
    final @Nullable Outcome expandNext() {
        if (goesInOrder) {
            int node = next++;
            return visit(node, order.key(store.g(node), 0));
        }
        long key = open.leastF();
        int node = open.pop();
        return store.isClosed(node) ? null : visit(node, key);
    }

    /** Expands an open node, unless it is the goal. */
    private @Nullable Outcome visit(int node, long key) {
        waiting--;
        if (key > layer) {
            enterLayer(key);
        }
        expander.visit(node);
        if (store.g(node) <= limits.depth() && expander.position.isGoal()) {
            found(expander.solved(node));
            return Outcome.SOLVED;
        }
        return expand(node);
    }

    /** Stores the solution. */
    void found(List<Integer> moves) {
        solution.addAll(moves);
    }

    /** Begins a layer: no open node has a key below {@code key}, which raises the lower bound. */
    void enterLayer(long key) {
        layer = key;
        double f = order.f(key);
        meter.enter((int) f, f);
        meter.expandedBeforeLastLayer = meter.expanded;
        if (provesBounds) {
            proveAtLeast(order.leastCost(key));
        }
    }

    /**
     * Whether no solution within the depth limit leads through a node, at which the position is. An estimate shows it
     * only if it never overestimates.
     */
    private boolean isTooDeep(int node) {
        int g = store.g(node);
        return g >= limits.depth() || cutsByEstimate && g + expander.h(node) > limits.depth();
    }

    private @Nullable Outcome expand(int node) {
        if (isTooDeep(node)) {
            cut = true;
            store.closeUnexpanded(node);
            expander.pruned(node, Pruned.DEPTH_LIMIT);
            return null;
        }
        if (store.wasExpanded(node)) {
            expander.reopened(node);
        }
        store.close(node);
        Outcome stop = expander.expand(node, taker);
        if (stop == Outcome.MEMORY_LIMIT) {
            halfExpanded = node;
        }
        noteSizes();
        return stop;
    }

    private void noteSizes() {
        meter.open(waiting);
        meter.stored(store.size());
    }

    private boolean generate(int parent, int move, int g, long tracked) {
        if (g > Puzzle.MAX_COST) {
            leaveOut();
            return true;
        }
        int known = isGraphSearch ? store.find(expander.state, 0) : knownOnPath(parent);
        if (known == NodeStore.NONE) {
            return keep(parent, move, g, tracked);
        }
        meter.duplicate();
        return !isGraphSearch || isLayered || g >= store.g(known) || improve(known, parent, move, g, tracked);
    }

    /** Gives a known node the cheaper path of the current child. Returns false if there is not enough memory. */
    private boolean improve(int known, int parent, int move, int g, long tracked) {
        boolean wasClosed = store.isClosed(known);
        if (order.weightOfG() == 0) {
            if (!wasClosed) {
                expander.improve(known, parent, move, g);
            }
            return true;
        }
        expander.improve(known, parent, move, g);
        waiting += wasClosed ? 1 : 0;
        return push(known, g, heuristic.value(expander.tracked(tracked)));
    }

    /** Leaves out the current child, whose path costs more than any may. */
    private void leaveOut() {
        cut = true;
        exceededCost = true;
        expander.childPruned(Pruned.DEPTH_LIMIT);
    }

    /** The node on the path to the current child with the same state, if this search compares them. */
    private int knownOnPath(int parent) {
        int node = order.duplicates() == Duplicates.PATH ? parent : NodeStore.NONE;
        while (node != NodeStore.NONE && !store.hasState(node, expander.state, 0)) {
            node = store.parent(node);
        }
        return node;
    }

    private boolean keep(int parent, int move, int g, long given) {
        long tracked = expander.tracked(given);
        int h = expander.checked(heuristic.value(tracked));
        if (h > Puzzle.MAX_COST) {
            expander.childPruned(Pruned.BOUND);
            return true;
        }
        int node = expander.store(parent, move, g, tracked);
        waiting++;
        return node != NodeStore.NONE && push(node, g, h);
    }

    private boolean push(int node, int g, int h) {
        return goesInOrder || open.push(node, order.key(g, h), h);
    }
}
