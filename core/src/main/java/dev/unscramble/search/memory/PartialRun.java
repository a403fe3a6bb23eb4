package dev.unscramble.search.memory;

import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.TieBreak;
import dev.unscramble.model.Trace.Pruned;
import dev.unscramble.model.Trace.Side;
import dev.unscramble.search.Expander;
import dev.unscramble.search.Search;
import dev.unscramble.search.meter.Estimates;
import dev.unscramble.search.meter.Meter;
import dev.unscramble.store.MemoryBudget;
import dev.unscramble.store.NodeStore;
import dev.unscramble.store.OpenList;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A run of {@link PartialExpansion}. */
final class PartialRun<P extends Position> extends Search.Execution<P> {
    private static final int NONE_LEFT = Integer.MAX_VALUE;

    private final Expander<P> expander;
    private final NodeStore store;
    private final OpenList open;
    private final MemoryBudget budget;
    private final Expander.ChildTaker taker = this::generate;
    private final Expander.@Nullable ChildFilter filter;
    private final boolean isAdmissible;
    /** By node: its f, or the least f of the children that it was not expanded for yet. */
    private int[] waitingF = {};

    private long waiting;
    /** The f of the children that are to be stored now: at least and at most. */
    private int leastF;

    private int neededF = Integer.MAX_VALUE;
    /** The least f of the children that are not needed yet. */
    private int nextF;

    PartialRun(Problem<P> problem, Meter meter, Limits limits, boolean choosesMoves) {
        super(problem, meter, limits);
        budget = new MemoryBudget(limits.memoryBytes());
        expander = new Expander<>(problem, Duplicates.ALL, puzzle.costs(), Side.START, Double::sum, meter, budget);
        store = expander.store;
        open = new OpenList(TieBreak.LOW_H, budget);
        filter = choosesMoves ? this::isNeeded : null;
        isAdmissible = heuristic.guarantee().isAdmissible();
    }

    @Override
    protected Outcome search() {
        if (!expander.start(taker)) {
            return Outcome.MEMORY_LIMIT;
        }
        noteSizes();
        while (!open.isEmpty()) {
            int f = (int) open.leastF();
            int node = open.pop();
            if (store.isClosed(node) || waitingF[node] != f) {
                continue;
            }
            enterLayer(f);
            expander.visit(node);
            if (expander.position.isGoal()) {
                solution.addAll(expander.solved(node));
                return Outcome.SOLVED;
            }
            Outcome stop = expand(node, f);
            if (stop != null) {
                return stop;
            }
        }
        return exhausted(isAdmissible);
    }

    private void enterLayer(int f) {
        if (f > meter.bound) {
            meter.enter(f);
            meter.expandedBeforeLastLayer = meter.expanded;
            if (isAdmissible) {
                proveAtLeast(f);
            }
        }
    }

    /** Expands a node for its children of this f; it stays open if it has others. */
    private @Nullable Outcome expand(int node, int f) {
        int h = expander.h(node);
        boolean isFirst = f == store.g(node) + h;
        if (isFirst && store.wasExpanded(node)) {
            expander.reopened(node);
        }
        leastF = isFirst ? 0 : f;
        neededF = Math.max(f, meter.bound);
        nextF = NONE_LEFT;
        Outcome stop = expander.expand(node, taker, filter);
        if (stop != null) {
            return stop;
        }
        if (nextF == NONE_LEFT) {
            store.close(node);
            waiting--;
        } else if (!push(node, nextF, h)) {
            return Outcome.MEMORY_LIMIT;
        }
        noteSizes();
        return null;
    }

    private boolean push(int node, int f, int h) {
        if (node >= waitingF.length) {
            int length = Math.max(64, 2 * waitingF.length);
            if (!budget.take((long) (length - waitingF.length) * Integer.BYTES)) {
                return false;
            }
            waitingF = Arrays.copyOf(waitingF, length);
        }
        waitingF[node] = f;
        return open.push(node, f, h);
    }

    private void noteSizes() {
        meter.open(waiting);
        meter.stored(store.size());
    }

    /** Whether a child is to be stored now; otherwise it is noted that its parent is to be expanded again for it. */
    private boolean isNeeded(int g, int h) {
        if (h > Puzzle.MAX_COST || isTooDear(isAdmissible ? g + h : g)) {
            return false;
        }
        int f = g + h;
        if (f > neededF) {
            nextF = Math.min(nextF, f);
            return false;
        }
        return f >= leastF;
    }

    private boolean isNeeded(int move, int g, long tracked) {
        return isNeeded(
                g, Estimates.checkedAfter(heuristic.value(tracked), heuristic, puzzle, expander.position, move));
    }

    private boolean generate(int parent, int move, int g, long tracked) {
        int h = Estimates.checked(heuristic.value(tracked), heuristic, puzzle, expander.position);
        if (filter == null || parent == NodeStore.NONE) {
            if (!isNeeded(g, h)) {
                expander.childPruned(Pruned.BOUND);
                return true;
            }
        }
        int node = store.find(expander.state, 0);
        if (node == NodeStore.NONE) {
            node = expander.store(parent, move, g, tracked);
            waiting++;
            return node != NodeStore.NONE && push(node, g + h, h);
        }
        meter.duplicate();
        if (g >= store.g(node)) {
            return true;
        }
        waiting += store.isClosed(node) ? 1 : 0;
        expander.improve(node, parent, move, g);
        return push(node, g + h, h);
    }
}
