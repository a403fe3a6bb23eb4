package dev.unscramble.tiles.pattern;

import dev.unscramble.model.BuildMonitor;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;

/**
 * Finds the distances of a pattern whose slides have costs: the least cost of slides of its own tiles that brings them
 * home. As {@link PatternSweep} it has a node for each set of cells and region of the blank, and the orders of each; but
 * costs have no layers. Each pass improves every node from its neighbours, until a pass improves none.
 *
 * <p>Threads share a pass. A node is written by one of them, and others may read its costs before or after: both are
 * upper bounds, and a node that was improved is read again in the next pass.
 */
final class HeavyPatternSweep {
    private static final int FAR = Integer.MAX_VALUE;

    private final PatternGraph graph;
    private final CellSets sets;
    private final Orders orders;
    private final BuildMonitor monitor;
    /** By order, then place: the cost of the tile there. */
    private final int[] costs;

    private final int tiles;
    /** By node, then order: the least cost known. */
    private final int[] least;

    private final AtomicLong met = new AtomicLong();

    HeavyPatternSweep(HeavyPattern heavy, CellSets sets, Orders orders, BuildMonitor monitor) {
        TilePattern pattern = heavy.pattern();
        this.graph = new PatternGraph(pattern.rows(), pattern.columns(), sets);
        this.sets = sets;
        this.orders = orders;
        this.monitor = monitor;
        this.tiles = pattern.tiles();
        this.costs = new int[orders.count() * tiles];
        for (int order = 0; order < orders.count(); order++) {
            for (int tile = 0; tile < tiles; tile++) {
                costs[order * tiles + orders.place(order, tile)] = heavy.costs().get(tile);
            }
        }
        this.least = new int[graph.nodes() * orders.count()];
        run(graph.node(pattern.goalMask(), pattern.goalBlank()));
    }

    /** An upper bound on the bytes that a sweep of a pattern needs. */
    static long memoryBytes(TilePattern pattern) {
        return 3L * Integer.BYTES * pattern.entries();
    }

    private void run(int goal) {
        Arrays.fill(least, FAR);
        least[goal * orders.count() + orders.count() - 1] = 0;
        boolean[] wasImproved = new boolean[graph.nodes()];
        wasImproved[goal] = true;
        boolean goesOn = true;
        while (goesOn) {
            boolean[] last = wasImproved;
            boolean[] isImproved = new boolean[last.length];
            goesOn = IntStream.range(0, sets.count())
                            .parallel()
                            .map(set -> improveSet(set, last, isImproved) ? 1 : 0)
                            .sum()
                    > 0;
            wasImproved = isImproved;
        }
    }

    private boolean improveSet(int set, boolean[] wasImproved, boolean[] isImproved) {
        monitor.check((double) met.get() / least.length);
        boolean any = false;
        for (int node = graph.firstNode(set); node < graph.firstNode(set + 1); node++) {
            for (int i = graph.firstNeighbour(node); i < graph.firstNeighbour(node + 1); i++) {
                if (wasImproved[graph.neighbour(i)]) {
                    isImproved[node] |= improve(node, i);
                }
            }
            any |= isImproved[node];
        }
        return any;
    }

    /** Improves a node by slides from one neighbour; returns whether any order became cheaper. */
    private boolean improve(int node, int index) {
        int from = graph.neighbour(index) * orders.count();
        int to = node * orders.count();
        int place = graph.placeBefore(index);
        char[] orderAfter = orders.afterMove(place, graph.placeAfter(index));
        int reached = 0;
        boolean any = false;
        for (int order = 0; order < orders.count(); order++) {
            int before = least[from + order];
            int after = to + orderAfter[order];
            if (before != FAR && before + costs[order * tiles + place] < least[after]) {
                reached += least[after] == FAR ? 1 : 0;
                least[after] = before + costs[order * tiles + place];
                any = true;
            }
        }
        if (reached > 0) {
            met.addAndGet(reached);
        }
        return any;
    }

    /** The least cost of a placement, wherever the blank is; 0 if it cannot be reached. */
    int cost(int set, int order) {
        int cost = FAR;
        for (int node = graph.firstNode(set); node < graph.firstNode(set + 1); node++) {
            cost = Math.min(cost, least[node * orders.count() + order]);
        }
        return cost == FAR ? 0 : cost;
    }
}
