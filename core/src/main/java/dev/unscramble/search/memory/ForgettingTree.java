package dev.unscramble.search.memory;

import dev.unscramble.store.MemoryBudget;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Objects;
import java.util.TreeSet;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The nodes that SMA* stores: a tree of which the worst leaf is forgotten when the memory is full. Each node knows the least
 * f below it, also below its children that were forgotten.
 */
final class ForgettingTree {
    /** A stored node. It is an object, since nodes come and go. */
    static final class Node {
        /** The f of a node below which nothing is left to search. */
        static final int INFINITE = Integer.MAX_VALUE;

        /** The order of expansion: the least f of the children to generate, then the deepest. */
        static final Comparator<Node> BEST_FIRST = Comparator.comparingInt((Node node) -> node.openF)
                .thenComparingInt(node -> -node.depth)
                .thenComparingLong(node -> -node.number);

        /** The order of forgetting: the largest f, then the shallowest. */
        static final Comparator<Node> WORST_FIRST = Comparator.comparingInt((Node node) -> -node.f)
                .thenComparingInt(node -> node.depth)
                .thenComparingLong(node -> node.number);

        /** About the bytes of a node without its state, with its places in both queues, and of an entry for a child. */
        static final int BYTES = 240;

        static final int BYTES_PER_CHILD = 16;

        final @Nullable Node parent;
        /** Its index among the children of its parent. */
        final int index;

        final int depth;
        final int g;
        final long[] state;
        /** That of no other node: its number in the trace, or a count. */
        final long number;
        /** The least f that is known below it. */
        int f;
        /** The least f of the children that it would generate; infinite if it is not open. */
        int openF;

        boolean isExpanded;
        /** Its children by index: the move, the least f that is known below, and the node, or null if it is not stored. */
        int[] moves = {};

        int[] childF = {};

        @Nullable
        Node[] children = {};

        int storedChildren;

        Node(@Nullable Node parent, int index, int g, int f, long[] state, long number) {
            this.parent = parent;
            this.index = index;
            this.depth = parent == null ? 0 : parent.depth + 1;
            this.g = g;
            this.f = f;
            this.openF = f;
            this.state = state;
            this.number = number;
        }

        long bytes() {
            return BYTES + (long) state.length * Long.BYTES + (long) moves.length * BYTES_PER_CHILD;
        }

        void setMoves(int[] all) {
            moves = all;
            childF = new int[all.length];
            Arrays.fill(childF, f);
            children = new Node[all.length];
        }

        /** The least f of the children that are not stored. */
        int leastForgottenF() {
            int least = INFINITE;
            for (int child = 0; child < moves.length; child++) {
                least = children[child] == null ? Math.min(least, childF[child]) : least;
            }
            return least;
        }

        /** The least f of all children. */
        int leastChildF() {
            int least = INFINITE;
            for (int known : childF) {
                least = Math.min(least, known);
            }
            return least;
        }
    }

    private final MemoryBudget budget;
    private final LongConsumer forgotten;
    /** The nodes that have children to generate. */
    private final TreeSet<Node> open = new TreeSet<>(Node.BEST_FIRST);
    /** The nodes without stored children, except the one that is being expanded. */
    private final TreeSet<Node> leaves = new TreeSet<>(Node.WORST_FIRST);

    private @Nullable Node expanding;
    private long size;

    /** @param forgotten is told the numbers of the nodes that are forgotten */
    ForgettingTree(MemoryBudget budget, LongConsumer forgotten) {
        this.budget = budget;
        this.forgotten = forgotten;
    }

    /** The number of nodes. */
    long size() {
        return size;
    }

    int openNodes() {
        return open.size();
    }

    /** The node to expand next; null if none has children to generate. */
    @Nullable
    Node best() {
        return open.isEmpty() ? null : open.first();
    }

    /** Whether there is a node that could be forgotten. */
    boolean hasLeaf() {
        return !leaves.isEmpty();
    }

    /** Adds a node for which {@link #makeRoom} took the memory, to the children of its parent. */
    void add(Node node) {
        if (node.parent != null) {
            node.parent.children[node.index] = node;
            node.parent.storedChildren++;
        }
        size++;
        open.add(node);
        leaves.add(node);
    }

    /** Takes the best node out of the queues, until {@link #backUp}. */
    void expand(Node node) {
        expanding = node;
        open.remove(node);
        leaves.remove(node);
    }

    /** Takes bytes for a node with this f and depth. Returns false if there are only better leaves to forget, or none. */
    boolean makeRoom(long bytes, int f, int depth) {
        while (!budget.take(bytes)) {
            if (leaves.isEmpty()) {
                return false;
            }
            Node worst = leaves.first();
            if (worst.f < f || worst.f == f && worst.depth >= depth) {
                return false;
            }
            Node parent = remove(worst);
            forgotten.accept(worst.number);
            if (parent != expanding) {
                enqueue(parent);
            }
        }
        return true;
    }

    /** Removes a leaf that is not the root. Returns its parent. */
    private Node remove(Node leaf) {
        open.remove(leaf);
        leaves.remove(leaf);
        budget.release(leaf.bytes());
        size--;
        Node parent = Objects.requireNonNull(leaf.parent);
        parent.children[leaf.index] = null;
        parent.storedChildren--;
        return parent;
    }

    /** Puts a node where it belongs by its children: among the open ones, the leaves, both or neither. */
    private void enqueue(Node node) {
        open.remove(node);
        node.openF = node.leastForgottenF();
        if (node.openF < Node.INFINITE) {
            open.add(node);
        }
        if (node.storedChildren == 0) {
            leaves.add(node);
        }
    }

    /** Gives a node that was expanded, and the nodes above it, the least f below them. Dead ends are removed. */
    void backUp(Node expanded) {
        Node node = expanded;
        boolean isChanged = true;
        while (isChanged) {
            node.f = node.leastChildF();
            Node parent = node.parent;
            if (parent == null || node.f < Node.INFINITE) {
                enqueue(node);
            } else {
                remove(node);
            }
            isChanged = parent != null && parent.childF[node.index] != node.f;
            if (parent != null) {
                parent.childF[node.index] = node.f;
                node = parent;
            }
        }
    }
}
