package dev.unscramble.puzzle;

import java.util.List;

/**
 * A node of a {@link Graph} that became a puzzle. It has all that a search asks about it, so that none looks anything up in
 * a table of nodes.
 */
final class GraphNode<N> {
    final N name;
    /** From 0 on, in the order in which the nodes were added. */
    final int number;
    /** The steps along its edges. */
    final List<Step<N>> steps;
    /** By step: the number of the node that it leads to. */
    final int[] targets;
    /** By step: what it costs. */
    final int[] costs;

    boolean isGoal;
    /** The estimate of the cost to the nearest goal. */
    int estimate;

    GraphNode(N name, int number, List<Step<N>> steps) {
        this.name = name;
        this.number = number;
        this.steps = List.copyOf(steps);
        this.targets = new int[steps.size()];
        this.costs = steps.stream().mapToInt(Step::cost).toArray();
    }
}
