package dev.unscramble.store;

import dev.unscramble.model.TieBreak;
import org.jspecify.annotations.Nullable;

/**
 * The nodes that wait for expansion, least f first: in {@link OpenBuckets}. If the values of f and h are so large that
 * most buckets would be empty, or if there are only few nodes, an {@link OpenHeap} has them
 * instead.
 *
 * <p>A node that is given a smaller f is simply pushed again. When it is popped from its old bucket later, it is
 * closed: the caller must check that.
 */
public final class OpenList {
    /** Up to this many nodes, a heap is faster than buckets by f and h. */
    private static final int FEW_NODES = 256;
    /** Up to this many nodes, a heap is faster than buckets by f. */
    private static final int FEW_IN_ORDER = 16;
    /** The most bytes that buckets take for a node. */
    private static final int MOST_BUCKET_BYTES = 4 * Integer.BYTES;

    private final TieBreak tieBreak;
    private final boolean goesByH;
    private final MemoryBudget budget;
    /** Has the nodes, unless buckets have them. */
    private OpenHeap heap;

    private @Nullable OpenBuckets buckets;
    /** The number of nodes in the heap at which to look whether buckets are better. */
    private int nextLook;

    public OpenList(TieBreak tieBreak, MemoryBudget budget) {
        this.tieBreak = tieBreak;
        this.goesByH = tieBreak == TieBreak.LOW_H || tieBreak == TieBreak.HIGH_H;
        this.budget = budget;
        this.heap = new OpenHeap(tieBreak, budget);
        this.nextLook = goesByH ? FEW_NODES : FEW_IN_ORDER;
    }

    public boolean isEmpty() {
        return size() == 0;
    }

    public int size() {
        return buckets == null ? heap.size() : buckets.size();
    }

    /** The f of the next node to be popped; there must be one. */
    public long leastF() {
        return buckets == null ? heap.leastF() : buckets.leastF();
    }

    /** The h with which the next node was pushed; only for lists that sort by h. There must be one. */
    public int leastH() {
        return buckets == null ? heap.leastH() : buckets.leastH();
    }

    /** Adds a node. Returns false if there is not enough memory. */
    public boolean push(int node, long f, int h) {
        int key = goesByH ? h : 0;
        if (buckets == null) {
            return heap.size() < nextLook ? heap.push(node, f, key) : pushToBetter(node, f, key);
        }
        return buckets.push(node, f, key) || buckets.isSparse() && moveToHeap(buckets) && heap.push(node, f, key);
    }

    /** Pushes to the heap, or to buckets if these are better for that many nodes. */
    private boolean pushToBetter(int node, long f, int key) {
        nextLook = 2 * heap.size();
        if (heap.isSparse(OpenBuckets.FEW_BUCKETS) || budget.left() < (long) MOST_BUCKET_BYTES * heap.size()) {
            return heap.push(node, f, key);
        }
        moveToBuckets();
        return push(node, f, key);
    }

    /** Moves all nodes. Returns false, and moves none, if there is not enough memory. */
    private boolean moveToHeap(OpenBuckets from) {
        OpenHeap made = new OpenHeap(tieBreak, budget);
        if (!made.reserve(from.size() + 1)) {
            return false;
        }
        from.forEach(Long.MAX_VALUE, made::push);
        from.release();
        heap = made;
        buckets = null;
        nextLook = Integer.MAX_VALUE;
        return true;
    }

    private void moveToBuckets() {
        OpenHeap from = heap;
        buckets = new OpenBuckets(tieBreak, budget);
        from.drain(this::push);
        from.release();
    }

    /** The next node to be popped; there must be one. */
    public int peek() {
        return buckets == null ? heap.peek() : buckets.peek();
    }

    /** Removes the next node; there must be one. */
    public int pop() {
        return buckets == null ? heap.pop() : buckets.pop();
    }

    /** Receives a node that was pushed with this f and this h. */
    @FunctionalInterface
    public interface Visitor {
        void visit(int node, long f, int h);
    }

    /**
     * Visits all nodes whose f is at most {@code mostF}, of each f those of least h first, or in any order if there is a
     * heap; only for lists that sort by h. A node that was given a smaller f is visited with its old f too.
     */
    public void forEach(long mostF, Visitor visitor) {
        if (buckets == null && !heap.isSparse(OpenBuckets.FEW_BUCKETS)) {
            moveToBuckets();
        }
        if (buckets == null) {
            heap.forEach(mostF, visitor);
        } else {
            buckets.forEach(mostF, visitor);
        }
    }

    /** The least f of a node that is larger than {@code bound}; {@link Long#MAX_VALUE} if there is none. */
    public long leastFAbove(long bound) {
        return buckets == null ? heap.leastFAbove(bound) : buckets.leastFAbove(bound);
    }

    /** Drops all nodes. */
    public void clear() {
        if (buckets == null) {
            heap.release();
        } else {
            buckets.release();
        }
        heap = new OpenHeap(tieBreak, budget);
        buckets = null;
        nextLook = goesByH ? FEW_NODES : FEW_IN_ORDER;
    }
}
