package dev.unscramble.search.bounded;

import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Trace.Pruned;
import dev.unscramble.model.Trace.Side;
import dev.unscramble.search.Expander;
import dev.unscramble.search.Search;
import dev.unscramble.search.meter.Estimates;
import dev.unscramble.search.meter.Meter;
import dev.unscramble.store.MemoryBudget;
import dev.unscramble.store.NodeStore;
import dev.unscramble.store.OpenCells;
import org.jspecify.annotations.Nullable;

/** A run of a {@link Bounded} search: the nodes that are stored, and the cells of those that are open. */
class CellSearch<P extends Position> extends Search.Execution<P> {
    private static final double ROUNDING = 1e-9;

    private final Bounded.Rule rule;
    private final Expander<P> expander;
    final NodeStore store;
    final OpenCells open;
    final MemoryBudget budget;
    private final Expander.ChildTaker taker = this::generate;
    private final boolean isAdmissible;
    private final boolean reopens;

    CellSearch(Problem<P> problem, Meter meter, Limits limits, Bounded.Rule rule) {
        super(problem, meter, limits);
        this.rule = rule;
        budget = new MemoryBudget(limits.memoryBytes());
        expander = new Expander<>(problem, Duplicates.ALL, puzzle.costs(), Side.START, rule.traced(), meter, budget);
        store = expander.store;
        open = new OpenCells(rule.order(), rule.isDynamic(), store, budget);
        isAdmissible = heuristic.guarantee().isAdmissible();
        reopens = rule.reopens() || !heuristic.guarantee().isConsistent() || limits.hasDepth();
    }

    @Override
    protected final Outcome search() {
        if (!expander.start(taker)) {
            return Outcome.MEMORY_LIMIT;
        }
        noteSizes();
        while (!open.isEmpty()) {
            proveBound();
            int node = pop();
            expander.visit(node);
            if (expander.position.isGoal()) {
                solution.addAll(expander.solved(node));
                return Outcome.SOLVED;
            }
            Outcome stop = expand(node);
            if (stop != null) {
                return stop;
            }
        }
        return exhausted(isAdmissible);
    }

    /** Adds a node to the open ones. Returns false if there is not enough memory. */
    boolean push(int node, int h) {
        return open.push(node, h);
    }

    /** Notes that an open node with this g and h has a smaller g now. */
    void remove(int g, int h) {
        open.remove(g, h);
    }

    /** Removes the node to expand next; there is one. */
    int pop() {
        return open.pop();
    }

    /** Some open node is on an optimal path; if none is reopened, only the keys bound its cost. */
    private void proveBound() {
        int least = open.leastF();
        if (!rule.isDynamic()) {
            int byKey = (int) Math.ceil(open.leastKey() - ROUNDING);
            least = reopens ? Math.max(least, byKey) : byKey;
        }
        if (least > meter.bound) {
            meter.enter(least);
            meter.expandedBeforeLastLayer = meter.expanded;
            if (isAdmissible) {
                proveAtLeast(least);
            }
        }
    }

    private @Nullable Outcome expand(int node) {
        if (store.wasExpanded(node)) {
            expander.reopened(node);
        }
        store.close(node);
        Outcome stop = expander.expand(node, taker);
        noteSizes();
        return stop;
    }

    private void noteSizes() {
        meter.open(open.size());
        meter.stored(store.size());
    }

    private boolean generate(int parent, int move, int g, long tracked) {
        int h = Estimates.checked(heuristic.value(tracked), heuristic, puzzle, expander.position);
        int node = store.find(expander.state, 0);
        if (node != NodeStore.NONE) {
            meter.duplicate();
            boolean isClosed = store.isClosed(node);
            if (g >= store.g(node) || isClosed && !reopens) {
                return true;
            }
            if (!isClosed) {
                remove(store.g(node), h);
            }
            expander.improve(node, parent, move, g);
            return push(node, h);
        }
        if (h > Puzzle.MAX_COST || isTooDear(isAdmissible ? g + h : g)) {
            expander.childPruned(h > Puzzle.MAX_COST ? Pruned.BOUND : Pruned.DEPTH_LIMIT);
            return true;
        }
        node = expander.store(parent, move, g, tracked);
        return node != NodeStore.NONE && push(node, h);
    }
}
