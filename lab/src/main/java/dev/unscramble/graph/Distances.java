package dev.unscramble.graph;

import dev.unscramble.puzzle.Step;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.function.Function;

/** Costs from all nodes to one (Dijkstra, 1959). */
final class Distances {
    private Distances() {}

    private record Reached<N>(N node, int cost) {}

    /** The costs, given the steps that lead into each node, from the nodes that they name as states. */
    static <N> Map<N, Integer> to(N goal, Function<N, List<Step<N>>> stepsInto) {
        Map<N, Integer> known = new HashMap<>();
        PriorityQueue<Reached<N>> open = new PriorityQueue<>(Comparator.comparingInt(Reached::cost));
        open.add(new Reached<>(goal, 0));
        while (!open.isEmpty()) {
            Reached<N> nearest = open.remove();
            if (known.putIfAbsent(nearest.node, nearest.cost) == null) {
                stepsInto
                        .apply(nearest.node)
                        .forEach(step ->
                                open.add(new Reached<>(step.state(), Math.addExact(nearest.cost, step.cost()))));
            }
        }
        return known;
    }
}
