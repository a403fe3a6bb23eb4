package dev.unscramble.store;

import dev.unscramble.model.TieBreak;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The nodes that wait for expansion, least f first: a bucket for each f and, if ties are broken by h,
 * within it for each h. A bucket is an array used as a stack or as a queue. If the values of f and h are so large that
 * most buckets would be empty, an {@link OpenHeap} has the nodes instead.
 *
 * <p>A node that is given a smaller f is simply pushed again. When it is popped from its old bucket later, it is
 * closed: the caller must check that.
 */
public final class OpenList {
    private static final int FIRST_LAYERS = 64;
    /** Up to this many empty buckets cost little; beyond, there may be as many as some times the nodes. */
    private static final int FEW_BUCKETS = 1 << 20;

    private static final int BUCKETS_PER_NODE = 4;

    private final TieBreak tieBreak;
    private final boolean goesByH;
    private final MemoryBudget budget;
    private @Nullable Layer[] layers = new Layer[FIRST_LAYERS];
    /** The places for buckets in all layers. */
    private long places = FIRST_LAYERS;

    private @Nullable OpenHeap heap;
    private int leastF = Integer.MAX_VALUE;
    private int size;

    public OpenList(TieBreak tieBreak, MemoryBudget budget) {
        this.tieBreak = tieBreak;
        this.goesByH = tieBreak == TieBreak.LOW_H || tieBreak == TieBreak.HIGH_H;
        this.budget = budget;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public int size() {
        return size;
    }

    /** The f of the next node to be popped; there must be one. */
    public int leastF() {
        return leastF;
    }

    /** Adds a node. Returns false if there is not enough memory. */
    public boolean push(int node, int f, int h) {
        int key = goesByH ? h : 0;
        if (heap == null && isSparse(f, key) && !moveToHeap()) {
            return false;
        }
        if (!(heap == null ? layer(f).push(node, key) : heap.push(node, f, key))) {
            return false;
        }
        leastF = size == 0 ? f : Math.min(leastF, f);
        size++;
        return true;
    }

    /** Whether buckets up to these would be too many for the nodes that there are. */
    private boolean isSparse(int f, int key) {
        if (f < layers.length && layers[f] != null && key < layers[f].buckets.length) {
            return false;
        }
        long more = Math.max(0L, f - layers.length) + key;
        return places + more > FEW_BUCKETS && places + more > (long) BUCKETS_PER_NODE * size;
    }

    /** Returns false, and moves none, if there is not enough memory. */
    private boolean moveToHeap() {
        OpenHeap made = new OpenHeap(tieBreak, budget);
        if (!made.reserve(size + 1)) {
            return false;
        }
        for (int f = leastF; size > 0 && f < layers.length; f++) {
            Layer layer = layers[f];
            if (layer != null) {
                layer.forEach(f, made::push);
                layer.release();
            }
        }
        layers = new Layer[0];
        heap = made;
        return true;
    }

    private Layer layer(int f) {
        if (f >= layers.length) {
            int length = Math.max(f + 1, layers.length * 2);
            places += length - layers.length;
            layers = Arrays.copyOf(layers, length);
        }
        Layer layer = layers[f];
        if (layer == null) {
            layer = new Layer();
            layers[f] = layer;
            places++;
        }
        return layer;
    }

    /** Removes the next node; there must be one. */
    public int pop() {
        if (heap != null) {
            int node = heap.pop();
            size--;
            leastF = size == 0 ? leastF : heap.leastF();
            return node;
        }
        Layer layer = layers[leastF];
        if (layer == null) {
            throw new IllegalStateException("the open list is empty");
        }
        int node = layer.pop();
        size--;
        if (layer.size == 0) {
            layers[leastF] = null;
            places -= layer.buckets.length;
            advance();
        }
        return node;
    }

    /** Receives a node that was pushed with this f and this h. */
    @FunctionalInterface
    public interface Visitor {
        void visit(int node, int f, int h);
    }

    /**
     * Visits all nodes whose f is at most {@code mostF}, of each f those of least h first, or in any order if there is a
     * heap; only for lists that sort by h. A node that was given a smaller f is visited with its old f too.
     */
    public void forEach(int mostF, Visitor visitor) {
        if (heap != null) {
            heap.forEach(mostF, visitor);
        }
        for (int f = leastF; size > 0 && f < layers.length && f <= mostF; f++) {
            Layer layer = layers[f];
            if (layer != null) {
                layer.forEach(f, visitor);
            }
        }
    }

    /** The least f of a node that is larger than {@code bound}; {@link Integer#MAX_VALUE} if there is none. */
    public int leastFAbove(int bound) {
        if (heap != null) {
            return heap.leastFAbove(bound);
        }
        for (int f = Math.max(0, bound + 1); f < layers.length; f++) {
            if (layers[f] != null) {
                return f;
            }
        }
        return Integer.MAX_VALUE;
    }

    /** Drops all nodes. */
    public void clear() {
        if (heap != null) {
            heap.release();
            heap = null;
            layers = new Layer[FIRST_LAYERS];
            places = FIRST_LAYERS;
            size = 0;
        }
        while (!isEmpty()) {
            pop();
        }
    }

    private void advance() {
        while (size > 0 && layers[leastF] == null) {
            leastF++;
        }
    }

    /** All nodes of one f. */
    private final class Layer {
        private @Nullable Bucket[] buckets = new Bucket[1];
        private int first;
        private int size;

        boolean push(int node, int key) {
            if (key >= buckets.length) {
                int length = Math.max(key + 1, buckets.length * 2);
                places += length - buckets.length;
                buckets = Arrays.copyOf(buckets, length);
            }
            Bucket bucket = buckets[key];
            if (bucket == null) {
                bucket = new Bucket();
                buckets[key] = bucket;
            }
            if (!bucket.push(node)) {
                return false;
            }
            if (size == 0 || isBefore(key, first)) {
                first = key;
            }
            size++;
            return true;
        }

        int pop() {
            Bucket bucket = buckets[first];
            if (bucket == null) {
                throw new IllegalStateException("the layer is empty");
            }
            int node = tieBreak == TieBreak.FIFO ? bucket.popFirst() : bucket.popLast();
            size--;
            if (bucket.isEmpty()) {
                bucket.release();
                buckets[first] = null;
                while (size > 0 && buckets[first] == null) {
                    first += tieBreak == TieBreak.HIGH_H ? -1 : 1;
                }
            }
            return node;
        }

        void forEach(int f, Visitor visitor) {
            for (int key = 0; key < buckets.length; key++) {
                Bucket bucket = buckets[key];
                for (int i = bucket == null ? 0 : bucket.head; bucket != null && i < bucket.tail; i++) {
                    visitor.visit(bucket.nodes[i], f, key);
                }
            }
        }

        void release() {
            for (Bucket bucket : buckets) {
                if (bucket != null) {
                    bucket.release();
                }
            }
        }

        private boolean isBefore(int key, int other) {
            return tieBreak == TieBreak.HIGH_H ? key > other : key < other;
        }
    }

    /** Nodes of the same priority, in the order in which they were pushed. */
    private final class Bucket {
        private static final int FIRST_LENGTH = 16;

        private int[] nodes = new int[FIRST_LENGTH];
        private int head;
        private int tail;

        boolean isEmpty() {
            return head == tail;
        }

        boolean push(int node) {
            if (tail == nodes.length && !makeRoom()) {
                return false;
            }
            nodes[tail++] = node;
            return true;
        }

        int popLast() {
            return nodes[--tail];
        }

        int popFirst() {
            return nodes[head++];
        }

        void release() {
            budget.release((long) (nodes.length - FIRST_LENGTH) * Integer.BYTES);
        }

        private boolean makeRoom() {
            if (tail > Integer.MAX_VALUE / 2 || !budget.take((long) nodes.length * Integer.BYTES)) {
                return false;
            }
            nodes = Arrays.copyOf(nodes, nodes.length * 2);
            return true;
        }
    }
}
