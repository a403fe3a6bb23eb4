package dev.unscramble.puzzle;

import static java.util.Objects.requireNonNull;

import dev.unscramble.model.InputException;
import dev.unscramble.model.Puzzle;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * A graph of edges with costs, as the roads of a map, which becomes a puzzle: to go from a node to a goal.
 *
 * <pre>
 *   PuzzleOf&lt;String&gt; roads = Graph.&lt;String&gt;undirected()
 *           .edge("Arad", "Sibiu", 140)
 *           .edge("Sibiu", "Fagaras", 99)
 *           .edge("Fagaras", "Bucharest", 211)
 *           .goal("Bucharest");
 *   Solution&lt;String&gt; way = roads.solve("Arad", BestFirst.astar());
 * </pre>
 *
 * <p>Nodes are objects of any type with {@code equals} and {@code hashCode}. A move has the name of the node that it leads
 * to, and searches try the edges of a node in the order in which they were added. A graph may be changed after it was made
 * a puzzle; the puzzle stays as it is.
 */
public final class Graph<N> {
    private final boolean isDirected;
    private final Map<N, List<Step<N>>> edges = new LinkedHashMap<>();
    private final Map<N, Point> points = new HashMap<>();
    private @Nullable ToIntFunction<? super N> estimate;
    private String name = "graph";

    private record Point(double x, double y) {
        double distance(Point other) {
            return Math.hypot(x - other.x, y - other.y);
        }
    }

    private Graph(boolean isDirected) {
        this.isDirected = isDirected;
    }

    /** An empty graph whose edges lead both ways. */
    public static <N> Graph<N> undirected() {
        return new Graph<>(false);
    }

    /** An empty graph whose edges lead one way. */
    public static <N> Graph<N> directed() {
        return new Graph<>(true);
    }

    /** The name of the puzzle. */
    public Graph<N> name(String text) {
        name = PuzzleBuilder.given("name", text);
        return this;
    }

    /** Adds an edge that costs 1. */
    public Graph<N> edge(N from, N to) {
        return edge(from, to, 1);
    }

    /** Adds an edge of a cost from 1 to {@value Puzzle#MAX_COST}. There may be several between two nodes. */
    public Graph<N> edge(N from, N to, int cost) {
        PuzzleOf.requireState(from);
        PuzzleOf.requireState(to);
        steps(from).add(new Step<>(to.toString(), cost, to));
        List<Step<N>> back = steps(to);
        if (!isDirected) {
            back.add(new Step<>(from.toString(), cost, from));
        }
        return this;
    }

    private List<Step<N>> steps(N node) {
        return edges.computeIfAbsent(node, unknown -> new ArrayList<>());
    }

    /**
     * Says where a node is, in the unit of the costs. The heuristic of the puzzle is then the straight-line distance to the
     * nearest goal, rounded down. All nodes that have edges need a place, or none.
     */
    public Graph<N> at(N node, double x, double y) {
        PuzzleOf.requireState(node);
        if (!Double.isFinite(x) || !Double.isFinite(y)) {
            throw new IllegalArgumentException(
                    "the node " + node + " is at " + x + ", " + y + ", which is not a place");
        }
        points.put(node, new Point(x, y));
        return this;
    }

    /** A table of estimates of the cost from each node to the nearest goal; a node that is not in it has the estimate 0. */
    public Graph<N> estimates(Map<N, Integer> table) {
        Map<N, Integer> copy = new HashMap<>(Map.copyOf(table)); // which refuses nulls
        estimate = node -> copy.getOrDefault(node, 0);
        return this;
    }

    /** The nodes, in the order in which they were added. */
    public List<N> nodes() {
        return List.copyOf(edges.keySet());
    }

    /** The puzzle of going to a node. */
    public PuzzleOf<N> goal(N node) {
        return goals(List.of(node));
    }

    /**
     * The puzzle of going to any of some nodes. Its heuristic has the guarantee that the graph shows: estimates are compared
     * along all edges, and with the real distances if a move makes them drop by more than it costs.
     *
     * @throws IllegalArgumentException if one of them is not in the graph, or if some nodes have places and others none
     */
    public PuzzleOf<N> goals(Collection<? extends N> nodes) {
        GraphNodes<N> numbered = new GraphNodes<>(edges, nodes);
        PuzzleBuilder<N> builder = PuzzleOf.<N>goals(nodes)
                .name(name)
                .graph(numbered)
                .readBy(text -> read(numbered, text))
                .leastCost(numbered.leastCost());
        heuristic(nodes).ifPresent(given -> {
            numbered.estimate(given);
            String called = estimate == null ? "straight-line" : "estimates";
            builder.estimates(called, new GraphEstimates<>(numbered).guarantee(), numbered);
        });
        return builder.build();
    }

    private static <N> N read(GraphNodes<N> nodes, String text) {
        return nodes.all().stream()
                .map(node -> node.name)
                .filter(node -> node.toString().equals(text.strip()))
                .findFirst()
                .orElseThrow(() -> new InputException("the graph has no node " + text.strip()));
    }

    private Optional<ToIntFunction<? super N>> heuristic(Collection<? extends N> goals) {
        if (estimate != null || points.isEmpty()) {
            return Optional.ofNullable(estimate);
        }
        edges.keySet().stream()
                .filter(node -> !points.containsKey(node))
                .findFirst()
                .ifPresent(node -> {
                    throw new IllegalArgumentException(
                            "the node " + node + " has no place; give one to all nodes, or to none");
                });
        Map<N, Integer> distances = new HashMap<>();
        for (N node : edges.keySet()) {
            double least = goals.stream()
                    .mapToDouble(goal -> requireNonNull(points.get(node)).distance(requireNonNull(points.get(goal))))
                    .min()
                    .orElse(0);
            distances.put(node, (int) Math.min(least, Puzzle.MAX_COST));
        }
        return Optional.of(node -> distances.getOrDefault(node, 0));
    }

    /** The name, and how many nodes there are. */
    @Override
    public String toString() {
        return name + " of " + edges.size() + " nodes";
    }
}
