package dev.unscramble.tiles.pattern;

import dev.unscramble.model.BuildMonitor;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;

/**
 * Finds the distances of a pattern: the least number of slides of its own tiles that bring them home,
 * for each placement of them (Korf and Felner, 2002). It searches breadth first from the goal, with a node for each
 * region of the blank; the distance of a placement is that of its nearest region.
 *
 * <p>Each node of the {@link PatternGraph} has a set of {@link Orders}, a bit each. A layer is made node by
 * node, each from its neighbours' sets in the layer before, so that threads need no synchronization: a
 * slide that leaves the order unchanged adds 64 orders at once, any other goes bit by bit through a table.
 */
final class PatternSweep {
    /** The distance of an order that cannot be reached: half of them, if the pattern is all tiles of a puzzle. */
    static final byte UNREACHABLE = -1;

    private final PatternGraph graph;
    private final CellSets sets;
    private final Orders orders;
    private final int words;
    private final BuildMonitor monitor;
    /** By set of cells, then order, without a sign: five tiles of a 2x30 board can be 140 slides from home. */
    private final byte[] distance;
    /** By node, then order: whether it was reached. */
    private final long[] seen;
    /** By node, then order: whether it is in the last layer; not valid if the node has none in it. */
    private long[] now;
    /** By node, then order: whether it is in the layer that is being made; not valid if the node has none in it. */
    private long[] next;

    private boolean[] hasNow;
    private boolean[] hasNext;
    private final AtomicLong met = new AtomicLong();

    private PatternSweep(TilePattern pattern, CellSets sets, Orders orders, BuildMonitor monitor) {
        this.graph = new PatternGraph(pattern.rows(), pattern.columns(), sets);
        this.sets = sets;
        this.orders = orders;
        this.words = orders.count() + 63 >> 6;
        this.monitor = monitor;
        this.distance = new byte[sets.count() * orders.count()];
        this.seen = new long[graph.nodes() * words];
        this.now = new long[seen.length];
        this.next = new long[seen.length];
        this.hasNow = new boolean[graph.nodes()];
        this.hasNext = new boolean[graph.nodes()];
    }

    /** The distances of a pattern, by number of the set of cells, then of the order. */
    static byte[] distances(TilePattern pattern, CellSets sets, Orders orders, BuildMonitor monitor) {
        PatternSweep sweep = new PatternSweep(pattern, sets, orders, monitor);
        sweep.run(sweep.graph.node(pattern.goalMask(), pattern.goalBlank()));
        return sweep.distance;
    }

    /** An upper bound on the bytes that a sweep of a pattern needs. */
    static long memoryBytes(TilePattern pattern) {
        long bytesOfBits = 3L * pattern.entries() / Byte.SIZE;
        return pattern.entries() + 3 * bytesOfBits;
    }

    private void run(int goal) {
        Arrays.fill(distance, UNREACHABLE);
        int home = orders.count() - 1;
        now[goal * words + (home >> 6)] = 1L << home;
        seen[goal * words + (home >> 6)] = 1L << home;
        hasNow[goal] = true;
        distance[setOf(goal) * orders.count() + home] = 0;
        boolean goesOn = true;
        for (int depth = 1; goesOn; depth++) {
            byte layer = (byte) depth;
            goesOn = IntStream.range(0, sets.count())
                            .parallel()
                            .map(set -> sweep(set, layer) ? 1 : 0)
                            .sum()
                    > 0;
            long[] done = now;
            now = next;
            next = done;
            boolean[] hadNow = hasNow;
            hasNow = hasNext;
            hasNext = hadNow;
        }
    }

    private int setOf(int node) {
        int set = 0;
        while (graph.firstNode(set + 1) <= node) {
            set++;
        }
        return set;
    }

    /** Makes the layer for all nodes of a set of cells; returns whether it is not empty. */
    private boolean sweep(int set, byte depth) {
        monitor.check((double) met.get() / distance.length);
        boolean any = false;
        for (int node = graph.firstNode(set); node < graph.firstNode(set + 1); node++) {
            hasNext[node] = gather(node) && keepNew(node, set * orders.count(), depth);
            any |= hasNext[node];
        }
        return any;
    }

    /** Collects in {@link #next} the orders that slides from the last layer bring to a node. */
    private boolean gather(int node) {
        int to = node * words;
        boolean any = false;
        for (int i = graph.firstNeighbour(node); i < graph.firstNeighbour(node + 1); i++) {
            int neighbour = graph.neighbour(i);
            if (!hasNow[neighbour]) {
                continue;
            }
            if (!any) {
                Arrays.fill(next, to, to + words, 0);
                any = true;
            }
            if (graph.placeBefore(i) == graph.placeAfter(i)) {
                add(neighbour * words, to);
            } else {
                add(neighbour * words, orders.afterMove(graph.placeBefore(i), graph.placeAfter(i)), to);
            }
        }
        return any;
    }

    private void add(int from, int to) {
        for (int word = 0; word < words; word++) {
            next[to + word] |= now[from + word];
        }
    }

    private void add(int from, char[] orderAfter, int to) {
        for (int word = 0; word < words; word++) {
            for (long bits = now[from + word]; bits != 0; bits &= bits - 1) {
                int order = orderAfter[word << 6 | Long.numberOfTrailingZeros(bits)];
                next[to + (order >> 6)] |= 1L << order;
            }
        }
    }

    private boolean keepNew(int node, int firstEntry, byte depth) {
        int from = node * words;
        boolean any = false;
        for (int word = 0; word < words; word++) {
            long bits = next[from + word] & ~seen[from + word];
            next[from + word] = bits;
            if (bits != 0) {
                any = true;
                seen[from + word] |= bits;
                record(firstEntry + (word << 6), bits, depth);
            }
        }
        return any;
    }

    private void record(int firstEntry, long orders, int depth) {
        int count = 0;
        for (long bits = orders; bits != 0; bits &= bits - 1) {
            int entry = firstEntry + Long.numberOfTrailingZeros(bits);
            if (distance[entry] == UNREACHABLE) {
                distance[entry] = (byte) depth;
                count++;
            }
        }
        if (count > 0) {
            met.addAndGet(count);
        }
    }
}
