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
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/** A run of {@link Ara}. */
final class Repairing<P extends Position> extends Search.Execution<P> {
    private final double ratio;
    private final Expander<P> expander;
    private final NodeStore store;
    private final OpenCells open;
    private final Expander.ChildTaker taker = this::generate;
    private final boolean isAdmissible;
    /** The nodes that this round has expanded. */
    private final BitSet expandedNow = new BitSet();
    /** Those of them that have a smaller g since; the next round expands them again. */
    private final BitSet inconsistent = new BitSet();

    private double weight;

    Repairing(Problem<P> problem, Meter meter, Limits limits, double weight, double ratio) {
        super(problem, meter, limits);
        this.weight = weight;
        this.ratio = ratio;
        MemoryBudget budget = new MemoryBudget(limits.memoryBytes());
        expander = new Expander<>(problem, Duplicates.ALL, puzzle.costs(), Side.START, Double::sum, meter, budget);
        store = expander.store;
        open = new OpenCells(weighing(), false, store, budget);
        isAdmissible = heuristic.guarantee().isAdmissible();
    }

    private OpenCells.Order weighing() {
        double w = weight;
        return (g, h, leastF) -> g + w * h;
    }

    @Override
    protected Outcome search() {
        if (!expander.start(taker)) {
            return Outcome.MEMORY_LIMIT;
        }
        noteSizes();
        while (true) {
            Outcome stop = round();
            if (stop != null) {
                return stop;
            }
            if (!reopen()) {
                return Outcome.MEMORY_LIMIT;
            }
            prove();
            if (open.isEmpty() || isWithin(ratio) || weight == 1 && open.leastKey() >= upperBound()) {
                return end();
            }
            weight = Math.max(1, weight - Ara.STEP);
            open.reorder(weighing());
        }
    }

    /** Expands nodes until none can lead to a better solution at this weight. Returns the limit that was reached, or null. */
    private @Nullable Outcome round() {
        meter.expandedBeforeLastLayer = meter.expanded;
        while (!open.isEmpty() && open.leastKey() < upperBound()) {
            int h = open.nextH();
            int node = open.pop();
            if (isUseless(store.g(node), h)) {
                store.closeUnexpanded(node);
                continue;
            }
            Outcome stop = expand(node);
            if (stop != null) {
                return stop;
            }
        }
        return null;
    }

    private @Nullable Outcome expand(int node) {
        expander.visit(node);
        if (store.wasExpanded(node)) {
            expander.reopened(node);
        }
        store.close(node);
        expandedNow.set(node);
        Outcome stop = expander.expand(node, taker);
        noteSizes();
        return stop;
    }

    /** Opens the inconsistent nodes for the next round. Returns false if there is not enough memory. */
    private boolean reopen() {
        for (int node = inconsistent.nextSetBit(0); node >= 0; node = inconsistent.nextSetBit(node + 1)) {
            expander.visit(node);
            if (!open.push(node, expander.h(node))) {
                return false;
            }
        }
        inconsistent.clear();
        expandedNow.clear();
        return true;
    }

    /** Some open node is on an optimal path, unless that is known. */
    private void prove() {
        int least = Math.min(open.leastF(), upperBound());
        if (isAdmissible && least < Integer.MAX_VALUE) {
            proveAtLeast(least);
        }
        meter.enter(lowerBound);
    }

    private Outcome end() {
        if (upperBound() < Integer.MAX_VALUE) {
            return isWithin(ratio)
                    ? Outcome.SOLVED
                    : Outcome.EXHAUSTED; // nothing is proved by an estimate that is too high
        }
        return exhausted(isAdmissible);
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
            if (g >= store.g(node) || isUseless(g, h)) {
                return true;
            }
            if (!store.isClosed(node) && !inconsistent.get(node)) {
                open.remove(store.g(node), h);
            }
            expander.improve(node, parent, move, g);
        } else if (h > Puzzle.MAX_COST || isUseless(g, h)) {
            expander.childPruned(Pruned.BOUND);
            return true;
        } else {
            node = expander.store(parent, move, g, tracked);
            if (node == NodeStore.NONE) {
                return false;
            }
        }
        return take(node, h);
    }

    /** Takes a node with a new g: it is a solution, or open, or inconsistent. */
    private boolean take(int node, int h) {
        if (expander.position.isGoal()) {
            store.closeUnexpanded(node);
            improve(expander.solved(node));
            return true;
        }
        if (expandedNow.get(node)) {
            inconsistent.set(node);
            return true;
        }
        return open.push(node, h);
    }

    /** Whether no cheaper solution within the limit leads through a node. */
    private boolean isUseless(int g, int h) {
        int least = isAdmissible ? g + h : g;
        return isTooDear(least) || least >= upperBound();
    }
}
