package dev.unscramble.store;

import dev.unscramble.model.TieBreak;
import java.util.Arrays;

/**
 * The nodes of an {@link OpenList} whose f and h are too sparse for buckets: a binary heap in flat arrays, in the same
 * order.
 */
final class OpenHeap {
    private static final int BYTES_PER_NODE = 2 * Long.BYTES + Integer.BYTES;

    private final TieBreak tieBreak;
    private final MemoryBudget budget;
    /** f in the high half; in the low half what breaks ties: h, or its complement if the largest comes first, or 0. */
    private long[] keys = {};
    /** The number of the push; negative if the last one comes first. */
    private long[] turns = {};

    private int[] nodes = {};
    private int size;
    private long pushed;

    OpenHeap(TieBreak tieBreak, MemoryBudget budget) {
        this.tieBreak = tieBreak;
        this.budget = budget;
    }

    int size() {
        return size;
    }

    int leastF() {
        return f(0);
    }

    /** Makes room for {@code more} more nodes. Returns false if there is not enough memory. */
    boolean reserve(int more) {
        if (size + more <= nodes.length) {
            return true;
        }
        int length = (int) Math.min(Math.max(64L, 2L * (size + more)), Integer.MAX_VALUE - 8);
        if (length < size + more || !budget.take((long) (length - nodes.length) * BYTES_PER_NODE)) {
            return false;
        }
        keys = Arrays.copyOf(keys, length);
        turns = Arrays.copyOf(turns, length);
        nodes = Arrays.copyOf(nodes, length);
        return true;
    }

    /** Adds a node. Returns false if there is not enough memory. */
    boolean push(int node, int f, int h) {
        if (!reserve(1)) {
            return false;
        }
        int tie = switch (tieBreak) {
            case LOW_H -> h;
            case HIGH_H -> Integer.MAX_VALUE - h;
            case FIFO, LIFO -> 0;
        };
        long key = (long) f << Integer.SIZE | tie;
        long turn = tieBreak == TieBreak.FIFO ? pushed : -pushed;
        pushed++;
        int at = size++;
        for (int parent = (at - 1) / 2; at > 0 && isBefore(key, turn, parent); parent = (at - 1) / 2) {
            move(parent, at);
            at = parent;
        }
        set(at, key, turn, node);
        return true;
    }

    /** Removes the next node; there must be one. */
    int pop() {
        int first = nodes[0];
        size--;
        long key = keys[size];
        long turn = turns[size];
        int at = 0;
        for (int child = lesserChild(0); child < size && !isBefore(key, turn, child); child = lesserChild(at)) {
            move(child, at);
            at = child;
        }
        set(at, key, turn, nodes[size]);
        return first;
    }

    /** Visits all nodes whose f is at most {@code mostF}, in any order. */
    void forEach(int mostF, OpenList.Visitor visitor) {
        for (int i = 0; i < size; i++) {
            if (f(i) <= mostF) {
                int tie = (int) keys[i];
                visitor.visit(nodes[i], f(i), tieBreak == TieBreak.HIGH_H ? Integer.MAX_VALUE - tie : tie);
            }
        }
    }

    int leastFAbove(int bound) {
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < size; i++) {
            least = f(i) > bound ? Math.min(least, f(i)) : least;
        }
        return least;
    }

    /** Gives back the memory. */
    void release() {
        budget.release((long) nodes.length * BYTES_PER_NODE);
    }

    private int f(int at) {
        return (int) (keys[at] >>> Integer.SIZE);
    }

    private int lesserChild(int at) {
        int child = 2 * at + 1;
        return child + 1 < size && isBefore(keys[child + 1], turns[child + 1], child) ? child + 1 : child;
    }

    private boolean isBefore(long key, long turn, int other) {
        return key < keys[other] || key == keys[other] && turn < turns[other];
    }

    private void move(int from, int to) {
        set(to, keys[from], turns[from], nodes[from]);
    }

    private void set(int at, long key, long turn, int node) {
        keys[at] = key;
        turns[at] = turn;
        nodes[at] = node;
    }
}
