package dev.unscramble.model;

/**
 * A listener of everything that a search does, node by node, for whoever wants to draw its tree, replay it or
 * study it. It hears the events in the order in which they happen, on one thread at a time, also of a search
 * that would otherwise share its work among threads. A search that nobody listens to does the same, and is
 * not slowed down.
 *
 * <p><b>Events are counts.</b> {@link #generated} is called {@link Statistics#generated} times,
 * {@link #expanded}, {@link #duplicate} and {@link #reopened} likewise; a deepening search calls
 * {@link #bound} once for each of its {@link Statistics#iterations}.
 *
 * <p><b>Nodes are numbers</b>, given in the order in which they are generated, from 0. A state that is generated
 * again is another node, so that the parents of all nodes make a tree; or several, where a search begins more than
 * once: in every round of ids, and at both ends of a bidirectional search.
 */
public interface Trace {

    /** The parent of a node that no move led to. */
    long NO_NODE = -1;

    /** The move to a node that no move led to. */
    int NO_MOVE = -1;

    /** Why a node is not searched any further, for now or for good, although it is not a duplicate. */
    enum Pruned {
        /** It lies beyond the bound of this round. */
        BOUND,
        /** It is too deep, or its children would be. */
        DEPTH_LIMIT,
        /** The beam has better ones. */
        BEAM,
        /** All below it was given up for a better alternative; the search may come back and expand it again. */
        FORGOTTEN
    }

    /**
     * A node of the search tree.
     *
     * @param number its number, which the other events know it by
     * @param parent the number of the node that it was generated from, or {@link #NO_NODE}
     * @param move the move that led here from the parent, or {@link #NO_MOVE}
     * @param g what the path to it costs, or how many moves it has in a search that counts these
     * @param h the heuristic's estimate, 0 in a search that uses none
     * @param f what the search orders nodes by or compares with its bound: g + h, or what it makes of them
     * @param state the packed state, for {@link Position#unpack}
     */
    record Node(long number, long parent, int move, int g, int h, int f, PackedState state) {}

    /** A move produced this node, or the search begins here. */
    default void generated(Node node) {}

    /** The moves of this node are about to be tried. */
    default void expanded(long node) {}

    /** The state of the node just generated was stored already. A cheaper path to it may replace the known one. */
    default void duplicate(long node) {}

    /** The state of this node was expanded before, and will be again, because this path to it is cheaper. */
    default void reopened(long node) {}

    /** This node is not searched any further, for now or for good. */
    default void pruned(long node, Pruned reason) {}

    /** A round, a layer of equal f or a level begins. */
    default void bound(int bound) {}

    /** This node completes a solution: the only one, or the best so far of a search that improves it. */
    default void solved(long node) {}
}
