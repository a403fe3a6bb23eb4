package dev.unscramble.store;

import dev.unscramble.model.TieBreak;
import org.jspecify.annotations.Nullable;

/** The nodes of an {@link OpenList}: a layer for each f, and in it, if ties are broken by h, a bucket for each h. */
final class OpenBuckets {
    private static final int FIRST_LAYERS = 8;
    /** A layer with at most this many places is used again when it is empty. */
    private static final int MOST_SPARE_PLACES = 64;
    /** Up to this many empty buckets cost little; beyond, there may be as many as some times the nodes. */
    static final int FEW_BUCKETS = 1 << 20;

    private static final int BUCKETS_PER_NODE = 4;

    private final TieBreak tieBreak;
    private final MemoryBudget budget;
    private @Nullable Layer[] layers = new Layer[FIRST_LAYERS];
    /** The f of the first place in {@link #layers}: that of the first node, or less. */
    private int base;
    /** The places for buckets in all layers. */
    private long places = FIRST_LAYERS;

    /** An empty layer, to be used again. */
    private @Nullable Layer spareLayer;
    /** The first of a list of empty buckets, to be used again. */
    private @Nullable OpenBucket spareBucket;

    private long leastF = Long.MAX_VALUE;
    private int size;
    private boolean isSparse;

    OpenBuckets(TieBreak tieBreak, MemoryBudget budget) {
        this.tieBreak = tieBreak;
        this.budget = budget;
    }

    int size() {
        return size;
    }

    long leastF() {
        return leastF;
    }

    int leastH() {
        return next().first;
    }

    /** Adds a node. Returns false if there is not enough memory, or if most buckets would be empty then. */
    boolean push(int node, long f, int key) {
        long place = f - base;
        Layer layer = place >= 0 && place < layers.length ? layers[(int) place] : null;
        if (layer == null || !layer.hasPlace(key)) {
            isSparse = isSparse(layer, f, key);
            if (isSparse) {
                return false;
            }
            layer = layer((int) f, key);
        }
        if (!layer.push(node, key)) {
            return false;
        }
        leastF = size == 0 ? f : Math.min(leastF, f);
        size++;
        return true;
    }

    /** Whether a node was not added because most buckets would be empty then. */
    boolean isSparse() {
        return isSparse;
    }

    /** Whether buckets up to these would be too many for the nodes that there are. */
    private boolean isSparse(@Nullable Layer layer, long f, int key) {
        long end = (long) base + layers.length;
        long more = size == 0 ? 0 : Math.max(0, Math.max(base - f, Math.min(f, Integer.MAX_VALUE) - end));
        more += layer == null ? 1 : Math.abs((long) key - layer.base);
        return f > Integer.MAX_VALUE - FEW_BUCKETS
                || places + more > FEW_BUCKETS && places + more > (long) BUCKETS_PER_NODE * size;
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
    int peek() {
        return next().peek();
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
    int pop() {
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

    private void advance() {
        int i = (int) leastF - base;
        while (size > 0 && layers[i] == null) {
            i++;
        }
        leastF = (long) base + i;
    }

    /** Visits all nodes whose f is at most {@code mostF}, of each f those of least key first. */
    void forEach(long mostF, OpenList.Visitor visitor) {
        for (int i = 0; i < layers.length && base + i <= mostF; i++) {
            Layer layer = layers[i];
            if (layer != null) {
                layer.forEach(base + i, visitor);
            }
        }
    }

    long leastFAbove(long bound) {
        for (int i = (int) Math.max(0, Math.min(bound + 1 - base, layers.length)); i < layers.length; i++) {
            if (layers[i] != null) {
                return (long) base + i;
            }
        }
        return Long.MAX_VALUE;
    }

    /** Gives back the memory of all nodes. */
    void release() {
        for (Layer layer : layers) {
            if (layer != null) {
                layer.release();
            }
        }
    }

    private void release(OpenBucket bucket) {
        if (bucket.release()) {
            bucket.nextSpare = spareBucket;
            spareBucket = bucket;
        }
    }

    private OpenBucket newBucket() {
        OpenBucket bucket = spareBucket;
        if (bucket == null) {
            return new OpenBucket(budget);
        }
        spareBucket = bucket.nextSpare;
        return bucket;
    }

    /** All nodes of one f. Its keys are often large and close together, so that its places begin with a key of their own. */
    private final class Layer {
        private @Nullable OpenBucket[] buckets = new OpenBucket[1];
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
            OpenBucket bucket = buckets[key - base];
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
            @Nullable OpenBucket[] more = new OpenBucket[end - from];
            System.arraycopy(buckets, 0, more, base - from, length);
            places += more.length - length;
            buckets = more;
            base = from;
        }

        int peek() {
            OpenBucket bucket = buckets[first - base];
            if (bucket == null) {
                throw new IllegalStateException("the layer is empty");
            }
            return tieBreak == TieBreak.FIFO ? bucket.first() : bucket.last();
        }

        int pop() {
            OpenBucket bucket = buckets[first - base];
            if (bucket == null) {
                throw new IllegalStateException("the layer is empty");
            }
            int node = tieBreak == TieBreak.FIFO ? bucket.popFirst() : bucket.popLast();
            size--;
            if (bucket.isEmpty()) {
                buckets[first - base] = null;
                OpenBuckets.this.release(bucket);
                while (size > 0 && buckets[first - base] == null) {
                    first += tieBreak == TieBreak.HIGH_H ? -1 : 1;
                }
            }
            return node;
        }

        void forEach(int f, OpenList.Visitor visitor) {
            for (int key = base; key < base + buckets.length; key++) {
                OpenBucket bucket = buckets[key - base];
                if (bucket != null) {
                    bucket.forEach(f, key, visitor);
                }
            }
        }

        void release() {
            for (OpenBucket bucket : buckets) {
                if (bucket != null) {
                    OpenBuckets.this.release(bucket);
                }
            }
        }

        private boolean isBefore(int key, int other) {
            return tieBreak == TieBreak.HIGH_H ? key > other : key < other;
        }
    }
}
