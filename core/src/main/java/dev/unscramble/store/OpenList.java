package dev.unscramble.store;

import dev.unscramble.model.TieBreak;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The nodes that wait for expansion, least f first: a bucket for each f and, if ties are broken by h,
 * within it for each h. A bucket is an array used as a stack or as a queue.
 *
 * <p>A node that is given a smaller f is simply pushed again. When it is popped from its old bucket later, it is
 * closed: the caller must check that.
 */
public final class OpenList {
    private final TieBreak tieBreak;
    private final boolean goesByH;
    private final MemoryBudget budget;
    private @Nullable Layer[] layers = new Layer[64];
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
        if (f >= layers.length) {
            layers = Arrays.copyOf(layers, Math.max(f + 1, layers.length * 2));
        }
        Layer layer = layers[f];
        if (layer == null) {
            layer = new Layer();
            layers[f] = layer;
        }
        if (!layer.push(node, h)) {
            return false;
        }
        leastF = size == 0 ? f : Math.min(leastF, f);
        size++;
        return true;
    }

    /** Removes the next node; there must be one. */
    public int pop() {
        Layer layer = layers[leastF];
        if (layer == null) {
            throw new IllegalStateException("the open list is empty");
        }
        int node = layer.pop();
        size--;
        if (layer.size == 0) {
            layers[leastF] = null;
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
     * Visits all nodes whose f is at most {@code mostF}, of each f those of least h first; only for lists that sort by
     * h. A node that was given a smaller f is visited with its old f too.
     */
    public void forEach(int mostF, Visitor visitor) {
        for (int f = leastF; size > 0 && f < layers.length && f <= mostF; f++) {
            Layer layer = layers[f];
            if (layer != null) {
                layer.forEach(f, visitor);
            }
        }
    }

    /** The least f of a node that is larger than {@code bound}; {@link Integer#MAX_VALUE} if there is none. */
    public int leastFAbove(int bound) {
        for (int f = Math.max(0, bound + 1); f < layers.length; f++) {
            if (layers[f] != null) {
                return f;
            }
        }
        return Integer.MAX_VALUE;
    }

    /** Drops all nodes. */
    public void clear() {
        while (!isEmpty()) {
            pop();
        }
    }

    private void advance() {
        while (leastF < layers.length && layers[leastF] == null) {
            leastF++;
        }
    }

    /** All nodes of one f. */
    private final class Layer {
        private @Nullable Bucket[] buckets = new Bucket[1];
        private int first;
        private int size;

        boolean push(int node, int h) {
            int key = goesByH ? h : 0;
            if (key >= buckets.length) {
                buckets = Arrays.copyOf(buckets, Math.max(key + 1, buckets.length * 2));
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
