package dev.unscramble.search.bidirectional;

import dev.unscramble.model.Costs;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Trace;
import dev.unscramble.model.Trace.Pruned;
import dev.unscramble.search.Expander;
import dev.unscramble.search.meter.Estimates;
import dev.unscramble.search.meter.Meter;
import dev.unscramble.store.MemoryBudget;
import dev.unscramble.store.NodeStore;
import java.util.Objects;
import java.util.function.DoubleBinaryOperator;
import org.jspecify.annotations.Nullable;

/** One side of a search from both ends: its nodes, and those of them that are open, in the order of the algorithm. */
abstract class Side<P extends Position> {
    /** Where a side begins, what its moves cost, and the memory that both sides share. */
    record Origin<P extends Position>(
            TwoSides<P, ?> run, Problem<P> problem, Costs<P> costs, Trace.Side side, MemoryBudget budget) {}

    final TwoSides<P, ?> run;
    final NodeStore store;
    final Expander<P> expander;
    /** The number of open nodes. */
    int open;
    /** Whether there was not enough memory to find the next node. */
    boolean isFull;

    private final Puzzle<P> puzzle;
    private final IncrementalHeuristic<? super P> heuristic;
    private final Meter meter;
    private final Expander.ChildTaker taker = this::generate;
    private @Nullable NodeStore others;

    /** @param priority of g and h, for traces */
    Side(Origin<P> from, DoubleBinaryOperator priority) {
        this.run = from.run();
        this.puzzle = from.problem().puzzle();
        this.heuristic = IncrementalHeuristic.of(from.problem().heuristic());
        this.meter = run.meter;
        this.expander = new Expander<>(
                from.problem(), Duplicates.ALL, from.costs(), from.side(), priority, meter, from.budget());
        this.store = expander.store;
    }

    /** Adds a node, which the position is at, to the open ones. Returns false if there is not enough memory. */
    abstract boolean push(int node, int g, int h, long tracked);

    /** Removes the node to expand next, which is open. */
    abstract int pop();

    /** An open node was closed, or has a smaller g now. */
    void removed(int g, int h) {}

    /** Whether a node, at which the position is, need not be expanded because of the nodes of the other side. */
    boolean isNipped() {
        return false;
    }

    /** The nodes of the other side. */
    final NodeStore others() {
        return Objects.requireNonNull(others);
    }

    final void meet(Side<P> other) {
        others = other.store;
    }

    final boolean begin() {
        return expander.start(taker);
    }

    final boolean isEmpty() {
        return open == 0;
    }

    /** Expands the next node, unless it cannot be part of a better solution. Returns the limit that was reached, or null. */
    final @Nullable Outcome expandNext() {
        if (isFull) {
            return Outcome.MEMORY_LIMIT;
        }
        int node = pop();
        expander.visit(node);
        int g = store.g(node);
        int h = expander.h(node);
        open--;
        removed(g, h);
        if (run.isUseless(g, h) || isNipped()) {
            store.closeUnexpanded(node);
            expander.pruned(node, Pruned.BOUND);
            return null;
        }
        if (store.wasExpanded(node)) {
            expander.reopened(node);
        }
        store.close(node);
        return expander.expand(node, taker);
    }

    private boolean generate(int parent, int move, int g, long tracked) {
        int h = Estimates.checked(heuristic.value(tracked), heuristic, puzzle, expander.position);
        int node = store.find(expander.state, 0);
        if (node != NodeStore.NONE) {
            meter.duplicate();
            return g >= store.g(node) || run.isUseless(g, h) || improve(node, parent, move, g, h, tracked);
        }
        if (h > Puzzle.MAX_COST || run.isUseless(g, h)) {
            expander.childPruned(Pruned.BOUND);
            return true;
        }
        node = expander.store(parent, move, g, tracked);
        return node != NodeStore.NONE && open(node, g, h, tracked);
    }

    private boolean improve(int node, int parent, int move, int g, int h, long tracked) {
        if (!store.isClosed(node)) {
            open--;
            removed(store.g(node), h);
        }
        expander.improve(node, parent, move, g);
        return open(node, g, h, tracked);
    }

    /** Opens a node; if the other side has reached its state too, that is a solution. */
    private boolean open(int node, int g, int h, long tracked) {
        int opposite = others().find(expander.state, 0);
        if (opposite != NodeStore.NONE) {
            run.met(this, node, opposite, g + others().g(opposite));
        }
        open++;
        return push(node, g, h, tracked);
    }
}
