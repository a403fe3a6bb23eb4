package dev.unscramble.store;

import static java.util.Objects.requireNonNull;

import org.jspecify.annotations.Nullable;

/** Nodes of the same priority in {@link OpenBuckets}, in the order in which they were pushed: a list of chunks, which are never moved. */
final class OpenBucket {
    static final int FIRST_LENGTH = 8;
    private static final int MOST_LENGTH = 1 << 12;

    private final MemoryBudget budget;
    private Chunk headChunk = new Chunk(null, FIRST_LENGTH);
    private Chunk tailChunk = headChunk;
    private int head;
    private int tail;
    /** The next of a list of empty buckets. */
    @Nullable
    OpenBucket nextSpare;

    OpenBucket(MemoryBudget budget) {
        this.budget = budget;
    }

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

    void forEach(int f, int key, OpenList.Visitor visitor) {
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

    /** Gives back its memory. Returns whether it is empty now, to be used again: not if its first chunk is large. */
    boolean release() {
        for (Chunk chunk = headChunk; chunk != null; chunk = chunk.after) {
            budget.release(chunk.bytes());
        }
        headChunk.after = null;
        tailChunk = headChunk;
        head = 0;
        tail = 0;
        return headChunk.nodes.length == FIRST_LENGTH;
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
            return nodes.length == FIRST_LENGTH ? 0 : (long) nodes.length * Integer.BYTES;
        }
    }
}
