package dev.unscramble.puzzle;

import dev.unscramble.model.Heuristic.Guarantee;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.stream.IntStream;

/** Finds out what the estimates of the nodes of a {@link Graph} guarantee. */
record GraphEstimates<N>(GraphNodes<N> nodes) {

    private record Distance<N>(GraphNode<N> node, long cost) {}

    /** Consistency is checked edge by edge; only if an edge contradicts it, admissibility by the real distances. */
    Guarantee guarantee() {
        if (isConsistent()) {
            return Guarantee.CONSISTENT;
        }
        boolean isAdmissible =
                distances().entrySet().stream().allMatch(node -> node.getKey().estimate <= node.getValue());
        return isAdmissible ? Guarantee.ADMISSIBLE : Guarantee.NONE;
    }

    private boolean isConsistent() {
        return nodes.all().stream().allMatch(this::isConsistent);
    }

    private boolean isConsistent(GraphNode<N> from) {
        return (!from.isGoal || from.estimate == 0)
                && IntStream.range(0, from.targets.length)
                        .allMatch(step ->
                                from.estimate <= (long) from.costs[step] + nodes.get(from.targets[step]).estimate);
    }

    /** The cost from each node to the nearest goal, if there is a way (Dijkstra, 1959), against the edges. */
    private Map<GraphNode<N>, Long> distances() {
        Map<GraphNode<N>, List<Distance<N>>> into = new HashMap<>();
        for (GraphNode<N> from : nodes.all()) {
            for (int step = 0; step < from.targets.length; step++) {
                into.computeIfAbsent(nodes.get(from.targets[step]), to -> new ArrayList<>())
                        .add(new Distance<>(from, from.costs[step]));
            }
        }
        Map<GraphNode<N>, Long> known = new HashMap<>();
        PriorityQueue<Distance<N>> open = new PriorityQueue<>(Comparator.comparingLong(Distance::cost));
        nodes.all().stream().filter(node -> node.isGoal).forEach(goal -> open.add(new Distance<>(goal, 0)));
        while (!open.isEmpty()) {
            Distance<N> nearest = open.remove();
            if (known.putIfAbsent(nearest.node, nearest.cost) == null) {
                into.getOrDefault(nearest.node, List.of())
                        .forEach(edge -> open.add(new Distance<>(edge.node, nearest.cost + edge.cost)));
            }
        }
        return known;
    }
}
