package dev.unscramble.store;

import static java.util.Objects.requireNonNull;

import dev.unscramble.model.TieBreak;
import org.jspecify.annotations.Nullable;

/**
 * The nodes that wait for expansion, least f first: a bucket for each f and, if ties are broken by h,
 * within it for each h. A bucket is a list used as a stack or as a queue. If the values of f and h are so large that
 * most buckets would be empty, or if there are only few nodes, an {@link OpenHeap} has the nodes instead.
 *
 * <p>A node that is given a smaller f is simply pushed again. When it is popped from its old bucket later, it is
 * closed: the caller must check that.
 */
public final class OpenList {
    private static final int FIRST_LAYERS = 8;
    /** A layer with at most so many places is used again when it is empty. */
    private static final int MOST_SPARE_PLACES = 64;
    /** Up to this many empty buckets cost little; beyond, there may be as many as some times the nodes. */
    private static final int FEW_BUCKETS = 1 << 20;

    private static final int BUCKETS_PER_NODE = 4;
    /** Up to this many nodes, a heap is faster than buckets by f and h. */
    private static final int FEW_NODES = 256;
    /** Up to this many nodes, a heap is faster than buckets by f. */
    private static final int FEW_IN_ORDER = 16;
    /** The most bytes that buckets take for a node. */
    private static final int MOST_BUCKET_BYTES = 4 * Integer.BYTES;

    private final TieBreak tieBreak;
    private final boolean goesByH;
    private final MemoryBudget budget;
    private @Nullable Layer[] layers = new Layer[FIRST_LAYERS];
    /** The f of the first place in {@link #layers}: that of the first node, or less. */
    private int base;
    /** The places for buckets in all layers. */
    private long places = FIRST_LAYERS;

    /** An empty layer, to be used again. */
    private @Nullable Layer spareLayer;
    /** The first of a list of empty buckets, to be used again. */
    private @Nullable Bucket spareBucket;

    private @Nullable OpenHeap heap;
    /** The number of nodes in the heap at which to look whether buckets are better. */
    private int nextLook;

    private long leastF = Long.MAX_VALUE;
    private int size;

    public OpenList(TieBreak tieBreak, MemoryBudget budget) {
        this.tieBreak = tieBreak;
        this.goesByH = tieBreak == TieBreak.LOW_H || tieBreak == TieBreak.HIGH_H;
        this.budget = budget;
        this.heap = new OpenHeap(tieBreak, budget);
        this.nextLook = goesByH ? FEW_NODES : FEW_IN_ORDER;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public int size() {
        return size;
    }

    /** The f of the next node to be popped; there must be one. */
    public long leastF() {
        return leastF;
    }

    /** The h with which the next node was pushed; only for lists that sort by h. There must be one. */
    public int leastH() {
        return heap == null ? next().first : heap.leastH();
    }

    /** Adds a node. Returns false if there is not enough memory. */
    public boolean push(int node, long f, int h) {
        int key = goesByH ? h : 0;
        if (!(heap == null ? pushToBucket(node, f, key) : pushToHeap(heap, node, f, key))) {
            return false;
        }
        leastF = size == 0 ? f : Math.min(leastF, f);
        size++;
        return true;
    }

    private boolean pushToHeap(OpenHeap nodes, int node, long f, int key) {
        return size < nextLook ? nodes.push(node, f, key) : pushToBetter(nodes, node, f, key);
    }

    /** Pushes to the heap or to buckets instead, if these are better for so many nodes. */
    private boolean pushToBetter(OpenHeap nodes, int node, long f, int key) {
        nextLook = 2 * size;
        if (nodes.isSparse(FEW_BUCKETS) || budget.left() < (long) MOST_BUCKET_BYTES * size) {
            return nodes.push(node, f, key);
        }
        moveToBuckets(nodes);
        return pushToBucket(node, f, key);
    }

    private boolean pushToBucket(int node, long f, int key) {
        long place = f - base;
        Layer layer = place >= 0 && place < layers.length ? layers[(int) place] : null;
        if (layer != null && layer.hasPlace(key)) {
            return layer.push(node, key);
        }
        if (!isSparse(layer, f, key)) {
            return layer((int) f, key).push(node, key);
        }
        OpenHeap made = moveToHeap();
        return made != null && made.push(node, f, key);
    }

    /** Whether buckets up to these would be too many for the nodes that there are. */
    private boolean isSparse(@Nullable Layer layer, long f, int key) {
        long end = (long) base + layers.length;
        long more = size == 0 ? 0 : Math.max(0, Math.max(base - f, Math.min(f, Integer.MAX_VALUE) - end));
        more += layer == null ? 1 : Math.abs((long) key - layer.base);
        return f > Integer.MAX_VALUE - FEW_BUCKETS
                || places + more > FEW_BUCKETS && places + more > (long) BUCKETS_PER_NODE * size;
    }

    /** Returns null, and moves none, if there is not enough memory. */
    private @Nullable OpenHeap moveToHeap() {
        OpenHeap made = new OpenHeap(tieBreak, budget);
        if (!made.reserve(size + 1)) {
            return null;
        }
        for (int i = 0; i < layers.length; i++) {
            Layer layer = layers[i];
            if (layer != null) {
                layer.forEach(base + i, made::push);
                layer.release();
            }
        }
        layers = new Layer[0];
        heap = made;
        nextLook = Integer.MAX_VALUE;
        return made;
    }

    private void moveToBuckets(OpenHeap nodes) {
        heap = null;
        size = 0;
        nodes.forEachAsPushed(this::push);
        nodes.release();
    }

    private Layer layer(int f, int key) {
        if (f < base || f - base >= layers.length) {
            makeLayers(f);
        }
        Layer layer = layers[f - base];
        if (layer == null) {
            layer = newLayer(key);
            layers[f - base] = layer;
            places += layer.buckets.length;
        }
        return layer;
    }

    /** Adds places after the last layer or before the first, so that f has one; if there are no nodes, they begin with f. */
    private void makeLayers(int f) {
        int length = layers.length;
        if (size == 0) {
            base = f;
            return;
        }
        int from = f < base ? Math.max(0, Math.min(f, base - length)) : base;
        int end = f < base ? base + length : (int) Math.min(Integer.MAX_VALUE, Math.max(f + 1L, base + 2L * length));
        @Nullable Layer[] more = new Layer[end - from];
        System.arraycopy(layers, 0, more, base - from, length);
        places += more.length - length;
        layers = more;
        base = from;
    }

    private Layer newLayer(int key) {
        Layer layer = spareLayer == null ? new Layer() : spareLayer;
        spareLayer = null;
        layer.base = key;
        return layer;
    }

    /** The next node to be popped; there must be one. */
    public int peek() {
        return heap == null ? next().peek() : heap.peek();
    }

    /** The layer of least f. */
    private Layer next() {
        Layer layer = layers[(int) leastF - base];
        if (layer == null) {
            throw new IllegalStateException("the open list is empty");
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
        Layer layer = next();
        int node = layer.pop();
        size--;
        if (layer.size == 0) {
            layers[(int) leastF - base] = null;
            places -= layer.buckets.length;
            spareLayer = layer.buckets.length <= MOST_SPARE_PLACES ? layer : spareLayer;
            advance();
        }
        return node;
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
        if (heap != null && !heap.isSparse(FEW_BUCKETS)) {
            moveToBuckets(heap);
        }
        if (heap != null) {
            heap.forEach(mostF, visitor);
        }
        for (int i = 0; i < layers.length && base + i <= mostF; i++) {
            Layer layer = layers[i];
            if (layer != null) {
                layer.forEach(base + i, visitor);
            }
        }
    }

    /** The least f of a node that is larger than {@code bound}; {@link Long#MAX_VALUE} if there is none. */
    public long leastFAbove(long bound) {
        if (heap != null) {
            return heap.leastFAbove(bound);
        }
        for (int i = (int) Math.max(0, Math.min(bound + 1 - base, layers.length)); i < layers.length; i++) {
            if (layers[i] != null) {
                return (long) base + i;
            }
        }
        return Long.MAX_VALUE;
    }

    /** Drops all nodes. */
    public void clear() {
        if (heap != null) {
            heap.release();
            heap = null;
            layers = new Layer[FIRST_LAYERS];
            base = 0;
            places = FIRST_LAYERS;
            size = 0;
        }
        while (!isEmpty()) {
            pop();
        }
    }

    private void advance() {
        int i = (int) leastF - base;
        while (size > 0 && layers[i] == null) {
            i++;
        }
        leastF = (long) base + i;
    }

    /** All nodes of one f. Its keys are often large and close together, so that its places begin with a key of their own. */
    private final class Layer {
        private @Nullable Bucket[] buckets = new Bucket[1];
        /** The key of the first place. */
        private int base;

        private int first;
        private int size;

        boolean hasPlace(int key) {
            return key >= base && key - base < buckets.length;
        }

        boolean push(int node, int key) {
            if (!hasPlace(key)) {
                makePlace(key);
            }
            Bucket bucket = buckets[key - base];
            if (bucket == null) {
                bucket = newBucket();
                buckets[key - base] = bucket;
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

        /** Adds places after the last or before the first, so that a key has one. */
        private void makePlace(int key) {
            int length = buckets.length;
            int from = key < base ? Math.max(0, Math.min(key, base - length)) : base;
            int end = key < base ? base + length : Math.max(key + 1, base + 2 * length);
            @Nullable Bucket[] more = new Bucket[end - from];
            System.arraycopy(buckets, 0, more, base - from, length);
            places += more.length - length;
            buckets = more;
            base = from;
        }

        int peek() {
            Bucket bucket = buckets[first - base];
            if (bucket == null) {
                throw new IllegalStateException("the layer is empty");
            }
            return tieBreak == TieBreak.FIFO ? bucket.first() : bucket.last();
        }

        int pop() {
            Bucket bucket = buckets[first - base];
            if (bucket == null) {
                throw new IllegalStateException("the layer is empty");
            }
            int node = tieBreak == TieBreak.FIFO ? bucket.popFirst() : bucket.popLast();
            size--;
            if (bucket.isEmpty()) {
                buckets[first - base] = null;
                bucket.release();
                while (size > 0 && buckets[first - base] == null) {
                    first += tieBreak == TieBreak.HIGH_H ? -1 : 1;
                }
            }
            return node;
        }

        void forEach(int f, Visitor visitor) {
            for (int key = base; key < base + buckets.length; key++) {
                Bucket bucket = buckets[key - base];
                if (bucket != null) {
                    bucket.forEach(f, key, visitor);
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

    private Bucket newBucket() {
        Bucket bucket = spareBucket;
        if (bucket == null) {
            return new Bucket();
        }
        spareBucket = bucket.nextSpare;
        return bucket;
    }

    /** Nodes of the same priority, in the order in which they were pushed: a list of chunks, which are never moved. */
    private final class Bucket {
        private static final int FIRST_LENGTH = 8;
        private static final int MOST_LENGTH = 1 << 12;

        private Chunk headChunk = new Chunk(null, FIRST_LENGTH);
        private Chunk tailChunk = headChunk;
        private int head;
        private int tail;
        private @Nullable Bucket nextSpare;

        boolean isEmpty() {
            return head == tail && headChunk == tailChunk;
        }

        boolean push(int node) {
            if (tail == tailChunk.nodes.length && !makeRoom()) {
                return false;
            }
            tailChunk.nodes[tail++] = node;
            return true;
        }

        int first() {
            return head == headChunk.nodes.length ? headChunk.next().nodes[0] : headChunk.nodes[head];
        }

        int last() {
            return tail == 0 ? tailChunk.before().lastNode() : tailChunk.nodes[tail - 1];
        }

        int popLast() {
            if (tail == 0) {
                dropAfter(tailChunk); // one empty chunk is kept
                tailChunk = tailChunk.before();
                tail = tailChunk.nodes.length;
            }
            return tailChunk.nodes[--tail];
        }

        int popFirst() {
            if (head == headChunk.nodes.length) {
                budget.release(headChunk.bytes());
                headChunk = headChunk.next();
                headChunk.before = null;
                head = 0;
            }
            return headChunk.nodes[head++];
        }

        void forEach(int f, int key, Visitor visitor) {
            int from = head;
            for (Chunk chunk = headChunk; chunk != tailChunk; chunk = chunk.next()) {
                for (int i = from; i < chunk.nodes.length; i++) {
                    visitor.visit(chunk.nodes[i], f, key);
                }
                from = 0;
            }
            for (int i = from; i < tail; i++) {
                visitor.visit(tailChunk.nodes[i], f, key);
            }
        }

        private void dropAfter(Chunk last) {
            if (last.after != null) {
                budget.release(last.after.bytes());
                last.after = null;
            }
        }

        /** Gives back its memory, and may be used again, empty, unless its first chunk is large. */
        void release() {
            for (Chunk chunk = headChunk; chunk != null; chunk = chunk.after) {
                budget.release(chunk.bytes());
            }
            if (headChunk.nodes.length == FIRST_LENGTH) {
                headChunk.after = null;
                tailChunk = headChunk;
                head = 0;
                tail = 0;
                nextSpare = spareBucket;
                spareBucket = this;
            }
        }

        /** Goes to the next chunk, which is there if nodes were popped from its end. */
        private boolean makeRoom() {
            if (tailChunk.after == null) {
                int length = Math.min(2 * tailChunk.nodes.length, MOST_LENGTH);
                if (!budget.take((long) length * Integer.BYTES)) {
                    return false;
                }
                tailChunk.after = new Chunk(tailChunk, length);
            }
            tailChunk = tailChunk.after;
            tail = 0;
            return true;
        }
    }

    /** Some of the nodes of a bucket. */
    private static final class Chunk {
        private final int[] nodes;
        private @Nullable Chunk before;
        private @Nullable Chunk after;

        Chunk(@Nullable Chunk before, int length) {
            this.before = before;
            this.nodes = new int[length];
        }

        Chunk before() {
            return requireNonNull(before);
        }

        Chunk next() {
            return requireNonNull(after);
        }

        int lastNode() {
            return nodes[nodes.length - 1];
        }

        /** The first chunk is not counted. */
        long bytes() {
            return nodes.length == Bucket.FIRST_LENGTH ? 0 : (long) nodes.length * Integer.BYTES;
        }
    }
}
