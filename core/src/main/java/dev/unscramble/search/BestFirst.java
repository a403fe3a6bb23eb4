package dev.unscramble.search;

import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Trace.Pruned;
import dev.unscramble.store.MemoryBudget;
import dev.unscramble.store.NodeStore;
import dev.unscramble.store.OpenList;
import dev.unscramble.store.OpenList.TieBreak;
import org.jspecify.annotations.Nullable;

/**
 * Best-first search: expands the open node of least f, where f weighs g and h. Breadth-first,
 * uniform-cost, greedy, A* and weighted A* differ in these weights alone. A node is tested for the
 * goal when it is taken from the open list.
 *
 * <p>A cheaper path to a known state replaces the old one, and the state is expanded again if it was
 * already; this keeps A* right with heuristics that are admissible but not consistent.
 */
public final class BestFirst extends Search {
    private final String name;
    private final int weightOfG;
    private final double weightOfH;
    private final boolean countsMoves;
    private final TieBreak tieBreak;
    private final Duplicates duplicates;

    private BestFirst(
            String name,
            int weightOfG,
            double weightOfH,
            boolean countsMoves,
            TieBreak tieBreak,
            Duplicates duplicates) {
        this.name = name;
        this.weightOfG = weightOfG;
        this.weightOfH = weightOfH;
        this.countsMoves = countsMoves;
        this.tieBreak = tieBreak;
        this.duplicates = duplicates;
    }

    /** Breadth-first graph search, first in, first out. */
    public static BestFirst bfs() {
        return bfs(TieBreak.FIFO, Duplicates.ALL);
    }

    /** Breadth-first: fewest moves first, whatever they cost; that many moves cost at least as much. */
    public static BestFirst bfs(TieBreak tieBreak, Duplicates duplicates) {
        return new BestFirst("bfs", 1, 0, true, tieBreak, duplicates);
    }

    /** Uniform-cost graph search, first in, first out. */
    public static BestFirst ucs() {
        return ucs(TieBreak.FIFO, Duplicates.ALL);
    }

    /** Uniform-cost, which is Dijkstra's: least g first. */
    public static BestFirst ucs(TieBreak tieBreak, Duplicates duplicates) {
        return new BestFirst("ucs", 1, 0, false, tieBreak, duplicates);
    }

    /** Greedy graph search. */
    public static BestFirst greedy() {
        return greedy(TieBreak.LOW_H, Duplicates.ALL);
    }

    /** Greedy: least h first, no matter how far from the start. */
    public static BestFirst greedy(TieBreak tieBreak, Duplicates duplicates) {
        return new BestFirst("greedy", 0, 1, false, tieBreak, duplicates);
    }

    /** A* as graph search; of nodes of the same f, the one of least h comes first. */
    public static BestFirst astar() {
        return astar(TieBreak.LOW_H, Duplicates.ALL);
    }

    /** A* (Hart, Nilsson and Raphael, 1968): least g + h first. */
    public static BestFirst astar(TieBreak tieBreak, Duplicates duplicates) {
        return new BestFirst("astar", 1, 1, false, tieBreak, duplicates);
    }

    /** Weighted A* as graph search; of nodes of the same f, the one of least h comes first. */
    public static BestFirst wastar(double weight) {
        return wastar(weight, TieBreak.LOW_H, Duplicates.ALL);
    }

    /** Weighted A* (Pohl, 1970): least g + w h first; finds what costs at most w times the least. */
    public static BestFirst wastar(double weight, TieBreak tieBreak, Duplicates duplicates) {
        if (!(weight >= 1)) {
            throw new IllegalArgumentException("the weight is at least 1");
        }
        return new BestFirst("wastar", 1, weight, false, tieBreak, duplicates);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public boolean isInformed() {
        return weightOfH > 0;
    }

    @Override
    <P extends Position> Execution<P> begin(Problem<P> problem, Meter meter, Limits limits) {
        return new Expansion<>(problem, meter, limits);
    }

    private int f(int g, int h) {
        return weightOfG * g + (int) (weightOfH * h);
    }

    private final class Expansion<P extends Position> extends Execution<P> {
        private final Expander<P> expander;
        private final Expander.ChildTaker taker = this::generate;
        private final NodeStore store;
        private final OpenList open;
        private final boolean isGraphSearch = duplicates == Duplicates.ALL;
        private final boolean provesBounds;
        private final @Nullable Tracer tracer;
        private long waiting;
        private boolean cut;

        Expansion(Problem<P> problem, Meter meter, Limits limits) {
            super(problem, meter, limits);
            MemoryBudget budget = new MemoryBudget(limits.memoryBytes());
            expander = new Expander<>(problem, duplicates, countsMoves, BestFirst.this::f, meter, budget);
            store = expander.store;
            open = new OpenList(tieBreak, budget);
            provesBounds = weightOfG > 0 && heuristic.guarantee().isAdmissible();
            tracer = meter.tracer;
        }

        @Override
        Outcome search() {
            if (!expander.start(taker)) {
                return Outcome.MEMORY_LIMIT;
            }
            noteSizes();
            while (!open.isEmpty()) {
                int f = open.leastF();
                int node = open.pop();
                if (store.isClosed(node)) {
                    continue;
                }
                waiting--;
                enterLayer(f);
                expander.visit(node);
                if (expander.position.isGoal()) {
                    solution.addAll(expander.pathTo(node));
                    if (tracer != null) {
                        tracer.solved(expander.number(node));
                    }
                    return Outcome.SOLVED;
                }
                Outcome stop = expand(node);
                if (stop != null) {
                    return stop;
                }
            }
            if (cut && provesBounds) {
                raiseLowerBound(limits.depth() + 1);
            }
            return cut ? Outcome.DEPTH_LIMIT : Outcome.EXHAUSTED;
        }

        /** All nodes of lesser f are done with: no solution that they led to is left. */
        private void enterLayer(int f) {
            if (f <= meter.bound) {
                return;
            }
            meter.enter(f);
            meter.expandedBeforeLastLayer = meter.expanded;
            if (provesBounds) {
                int least = (int) Math.ceil(f / Math.max(1, weightOfH) - 1e-9);
                raiseLowerBound(cut ? Math.min(least, limits.depth() + 1) : least);
            }
        }

        private @Nullable Outcome expand(int node) {
            if (store.g(node) >= limits.depth()) {
                cut = true;
                store.shelve(node);
                if (tracer != null) {
                    tracer.pruned(expander.number(node), Pruned.DEPTH_LIMIT);
                }
                return null;
            }
            if (store.wasExpanded(node)) {
                reopen(node);
            }
            store.close(node);
            Outcome stop = expander.expand(node, taker);
            noteSizes();
            return stop;
        }

        private void reopen(int node) {
            meter.reopened++;
            if (tracer != null) {
                tracer.reopened(expander.number(node));
            }
        }

        private void noteSizes() {
            meter.open(waiting);
            meter.stored(store.size());
        }

        private boolean generate(int parent, int move, int g, long tracked) {
            int known = isGraphSearch ? store.find(expander.state, 0) : knownOnPath(parent);
            if (known == NodeStore.NONE) {
                return keep(parent, move, g, tracked);
            }
            meter.duplicate();
            if (!isGraphSearch || g >= store.g(known)) {
                return true;
            }
            boolean wasClosed = store.isClosed(known);
            if (weightOfG == 0) {
                if (!wasClosed) {
                    expander.improve(known, parent, move, g);
                }
                return true;
            }
            expander.improve(known, parent, move, g);
            waiting += wasClosed ? 1 : 0;
            return push(known, g, tracked);
        }

        /** The node on the path to the child at hand that it repeats, if this search looks for that. */
        private int knownOnPath(int parent) {
            int node = duplicates == Duplicates.PATH ? parent : NodeStore.NONE;
            while (node != NodeStore.NONE && !store.hasState(node, expander.state, 0)) {
                node = store.parent(node);
            }
            return node;
        }

        private boolean keep(int parent, int move, int g, long tracked) {
            int node = expander.store(parent, move, g, tracked);
            waiting++;
            return node != NodeStore.NONE && push(node, g, tracked);
        }

        private boolean push(int node, int g, long tracked) {
            int h = heuristic.value(tracked);
            return open.push(node, f(g, h), h);
        }
    }
}
