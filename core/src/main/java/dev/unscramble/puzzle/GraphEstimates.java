package dev.unscramble.puzzle;

import dev.unscramble.model.Heuristic.Guarantee;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.function.ToIntFunction;

/** Finds out what the estimates of the nodes of a {@link Graph} guarantee. */
record GraphEstimates<N>(
        Map<N, List<Step<N>>> edges, Collection<? extends N> goals, ToIntFunction<? super N> estimate) {

    private record Distance<N>(N node, long cost) {}

    /** Consistency is checked edge by edge; only if an edge contradicts it, admissibility by the real distances. */
    Guarantee guarantee() {
        if (isConsistent()) {
            return Guarantee.CONSISTENT;
        }
        boolean isAdmissible =
                distances().entrySet().stream().allMatch(node -> estimate.applyAsInt(node.getKey()) <= node.getValue());
        return isAdmissible ? Guarantee.ADMISSIBLE : Guarantee.NONE;
    }

    private boolean isConsistent() {
        return goals.stream().allMatch(goal -> estimate.applyAsInt(goal) == 0)
                && edges.entrySet().stream().allMatch(from -> isConsistent(from.getKey(), from.getValue()));
    }

    private boolean isConsistent(N from, List<Step<N>> steps) {
        long h = estimate.applyAsInt(from);
        return steps.stream().allMatch(step -> h <= (long) step.cost() + estimate.applyAsInt(step.state()));
    }

    /** The cost from each node to the nearest goal, if there is a way (Dijkstra, 1959), against the edges. */
    private Map<N, Long> distances() {
        Map<N, List<Distance<N>>> into = new HashMap<>();
        edges.forEach((from, steps) -> steps.forEach(step ->
                into.computeIfAbsent(step.state(), to -> new ArrayList<>()).add(new Distance<>(from, step.cost()))));
        Map<N, Long> known = new HashMap<>();
        PriorityQueue<Distance<N>> open = new PriorityQueue<>(Comparator.comparingLong(Distance::cost));
        goals.forEach(goal -> open.add(new Distance<>(goal, 0)));
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
