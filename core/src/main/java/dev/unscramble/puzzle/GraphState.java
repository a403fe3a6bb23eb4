package dev.unscramble.puzzle;

import java.util.Arrays;

/** The position of a {@link Graph}: a node, and those before it. It needs no look at a table of nodes. */
final class GraphState<N> extends StateOf<N> {
    private static final int FIRST_ROOM = 8;

    private final GraphNodes<N> nodes;
    /** The numbers of the nodes on the path. */
    private int[] path = new int[FIRST_ROOM];

    private int depth;
    private GraphNode<N> node;

    GraphState(GraphNodes<N> nodes, N name) {
        this.nodes = nodes;
        this.node = nodes.get(name);
        path[0] = node.number;
    }

    GraphNode<N> node() {
        return node;
    }

    boolean isIn(GraphNodes<N> others) {
        return nodes == others;
    }

    @Override
    public N state() {
        return node.name;
    }

    @Override
    public long legalMoves() {
        return mask(node.targets.length, 0);
    }

    @Override
    public long legalMoves(int word) {
        return mask(node.targets.length, word);
    }

    @Override
    public boolean isLegal(int move) {
        return move >= 0 && move < node.targets.length;
    }

    @Override
    public void apply(int move) {
        int target = target(move);
        depth++;
        if (depth == path.length) {
            path = Arrays.copyOf(path, 2 * depth);
        }
        path[depth] = target;
        node = nodes.get(target);
    }

    @Override
    public void undo(int move) {
        if (depth == 0) {
            throw new IllegalStateException("no move was made that could be taken back");
        }
        depth--;
        node = nodes.get(path[depth]);
    }

    @Override
    public boolean isGoal() {
        return node.isGoal;
    }

    @Override
    public void pack(long[] to, int at) {
        to[at] = node.number;
    }

    @Override
    public void packAfter(int move, long[] to, int at) {
        to[at] = target(move);
    }

    @Override
    public void unpack(long[] from, int at) {
        depth = 0;
        path[0] = (int) from[at];
        node = nodes.get(path[0]);
    }

    @Override
    public String toString() {
        return node.name.toString();
    }

    @Override
    Step<N> step(int move) {
        target(move);
        return node.steps.get(move);
    }

    @Override
    int cost(int move) {
        target(move);
        return node.costs[move];
    }

    /** The number of the node that a move leads to. */
    private int target(int move) {
        if (!isLegal(move)) {
            throw noMove(move, node.targets.length);
        }
        return node.targets[move];
    }
}
