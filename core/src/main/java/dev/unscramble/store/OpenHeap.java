package dev.unscramble.store;

import dev.unscramble.model.TieBreak;
import java.util.Arrays;

/**
 * The nodes of an {@link OpenList} whose f and h are too sparse for buckets: a binary heap in flat arrays, in the same
 * order.
 */
final class OpenHeap {
    private static final int BYTES_PER_NODE = 2 * Long.BYTES + Integer.BYTES;
    private static final long TURNS = (1L << Integer.SIZE) - 1;

    private static final long[] NO_LONGS = {};
    private static final int[] NO_INTS = {};

    private final TieBreak tieBreak;
    private final MemoryBudget budget;
    private long[] values = NO_LONGS;
    /**
     * What breaks ties of f.
     *
     * <pre>
     *   | h, or its complement if the largest comes first, or 0 | number of the push, or its complement if the last comes first |
     *     32 bits                                                 32 bits; after all of them numbers begin again
     * </pre>
     */
    private long[] ties = NO_LONGS;

    private int[] nodes = NO_INTS;
    private int size;
    private long pushed;

    OpenHeap(TieBreak tieBreak, MemoryBudget budget) {
        this.tieBreak = tieBreak;
        this.budget = budget;
    }

    int size() {
        return size;
    }

    /** {@link Long#MAX_VALUE} if there are none. */
    long leastF() {
        return size == 0 ? Long.MAX_VALUE : values[0];
    }

    /** Makes room for {@code more} more nodes. Returns false if there is not enough memory. */
    boolean reserve(int more) {
        if (size + more <= nodes.length) {
            return true;
        }
        int length = (int) Math.min(Math.max(16L, 2L * (size + more)), Integer.MAX_VALUE - 8);
        if (length < size + more || !budget.take((long) (length - nodes.length) * BYTES_PER_NODE)) {
            return false;
        }
        values = Arrays.copyOf(values, length);
        ties = Arrays.copyOf(ties, length);
        nodes = Arrays.copyOf(nodes, length);
        return true;
    }

    /** Adds a node. Returns false if there is not enough memory. */
    boolean push(int node, long f, int h) {
        if (size == nodes.length && !reserve(1)) {
            return false;
        }
        int key = switch (tieBreak) {
            case LOW_H -> h;
            case HIGH_H -> Integer.MAX_VALUE - h;
            case FIFO, LIFO -> 0;
        };
        long turn = tieBreak == TieBreak.FIFO ? pushed : ~pushed;
        pushed++;
        long tie = (long) key << Integer.SIZE | turn & TURNS;
        int at = size++;
        for (int parent = (at - 1) / 2; at > 0 && isBefore(f, tie, parent); parent = (at - 1) / 2) {
            move(parent, at);
            at = parent;
        }
        set(at, f, tie, node);
        return true;
    }

    /** The h of the next node, if ties are broken by it. */
    int leastH() {
        return h(0);
    }

    private int h(int at) {
        int key = (int) (ties[at] >>> Integer.SIZE);
        return tieBreak == TieBreak.HIGH_H ? Integer.MAX_VALUE - key : key;
    }

    /** The next node; there must be one. */
    int peek() {
        return nodes[0];
    }

    /** Removes the next node; there must be one. */
    int pop() {
        int first = nodes[0];
        size--;
        long f = values[size];
        long tie = ties[size];
        int at = 0;
        for (int child = lesserChild(0); child < size && !isBefore(f, tie, child); child = lesserChild(at)) {
            move(child, at);
            at = child;
        }
        set(at, f, tie, nodes[size]);
        return first;
    }

    /** Whether all of them would have more buckets than {@code most}, by f and by the key that breaks ties. */
    boolean isSparse(int most) {
        long leastH = Integer.MAX_VALUE;
        long mostH = 0;
        long mostValue = 0;
        for (int i = 0; i < size; i++) {
            leastH = Math.min(leastH, h(i));
            mostH = Math.max(mostH, h(i));
            mostValue = Math.max(mostValue, values[i]);
        }
        return size > 0 && (mostValue > most || (mostValue - values[0] + 1) * (mostH - leastH + 1) > most);
    }

    /** Removes and visits all nodes; those of equal f and h in the order in which they were pushed. */
    void drain(OpenList.Visitor visitor) {
        int count = size;
        while (size > 0) {
            long f = values[0];
            long tie = ties[0];
            int node = pop();
            set(size, f, tie, node); // so that they are sorted in the end, the first at the last place
        }
        boolean isReversed = tieBreak == TieBreak.FIFO;
        for (int i = 0; i < count; i++) {
            int at = isReversed ? count - 1 - i : i;
            visitor.visit(nodes[at], values[at], h(at));
        }
    }

    /** Visits all nodes whose f is at most {@code mostF}, in any order. */
    void forEach(long mostF, OpenList.Visitor visitor) {
        for (int i = 0; i < size; i++) {
            if (values[i] <= mostF) {
                visitor.visit(nodes[i], values[i], h(i));
            }
        }
    }

    long leastFAbove(long bound) {
        long least = Long.MAX_VALUE;
        for (int i = 0; i < size; i++) {
            least = values[i] > bound ? Math.min(least, values[i]) : least;
        }
        return least;
    }

    /** Gives back the memory. */
    void release() {
        budget.release((long) nodes.length * BYTES_PER_NODE);
    }

    private int lesserChild(int at) {
        int child = 2 * at + 1;
        return child + 1 < size && isBefore(values[child + 1], ties[child + 1], child) ? child + 1 : child;
    }

    private boolean isBefore(long f, long tie, int other) {
        return f < values[other] || f == values[other] && tie < ties[other];
    }

    private void move(int from, int to) {
        set(to, values[from], ties[from], nodes[from]);
    }

    private void set(int at, long f, long tie, int node) {
        values[at] = f;
        ties[at] = tie;
        nodes[at] = node;
    }
}
