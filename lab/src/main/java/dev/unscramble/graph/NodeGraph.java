package dev.unscramble.graph;

import dev.unscramble.heuristic.Zero;
import dev.unscramble.model.Heuristic;
import dev.unscramble.puzzle.Graph;
import dev.unscramble.puzzle.PuzzleOf;
import dev.unscramble.puzzle.StateOf;
import dev.unscramble.puzzle.Step;
import dev.unscramble.text.Names;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** A graph of nodes with names, with coordinates of its nodes or estimates of their distances, if there are any. */
public final class NodeGraph implements WayMap<String> {
    private final String name;
    private final List<Edge> edges = new ArrayList<>();
    /** By node: the edges that lead into it. */
    private final Map<String, List<Step<String>>> into = new LinkedHashMap<>();

    private final Map<String, Point> points = new LinkedHashMap<>();
    /** By goal: the estimates of the nodes. */
    private final Map<String, Map<String, Integer>> estimates = new LinkedHashMap<>();

    /** Where a node is. */
    public record Point(double x, double y) {}

    /** An edge that leads one way. */
    public record Edge(String from, String to, int cost) {}

    NodeGraph(String name) {
        this.name = name;
    }

    void addEdge(String from, String to, int cost, boolean isOneWay) {
        edges.add(new Edge(from, to, cost));
        List<Step<String>> back = steps(from);
        steps(to).add(new Step<>(from, cost, from));
        if (!isOneWay) {
            edges.add(new Edge(to, from, cost));
            back.add(new Step<>(to, cost, to));
        }
    }

    private List<Step<String>> steps(String node) {
        return into.computeIfAbsent(node, unknown -> new ArrayList<>());
    }

    void addPoint(String node, double x, double y) {
        points.put(node, new Point(x, y));
    }

    void addEstimates(String goal, Map<String, Integer> table) {
        estimates.put(goal, table);
    }

    /** The nodes, in the order of the file. */
    public List<String> nodes() {
        return List.copyOf(into.keySet());
    }

    /** The edges, in the order of the file; one that leads both ways is there twice. */
    public List<Edge> edges() {
        return List.copyOf(edges);
    }

    /** Where the nodes are; empty if that is not known. */
    public Map<String, Point> points() {
        return points;
    }

    @Override
    public String node(String text) {
        String wanted = Names.plain(text);
        return into.containsKey(text.strip())
                ? text.strip()
                : into.keySet().stream()
                        .filter(node -> Names.plain(node).equals(wanted))
                        .findFirst()
                        .orElseThrow(() -> Names.unlike(
                                "node", text.strip(), into.keySet().stream().toList()));
    }

    /** The only node that there are estimates for. */
    @Override
    public Optional<String> usualGoal() {
        return estimates.size() == 1 ? estimates.keySet().stream().findFirst() : Optional.empty();
    }

    @Override
    public PuzzleOf<String> to(String goal) {
        return graph().goal(goal);
    }

    private Graph<String> graph() {
        Graph<String> graph = Graph.<String>directed().name(name);
        edges.forEach(edge -> graph.edge(edge.from, edge.to, edge.cost));
        return graph;
    }

    @Override
    public List<Heuristic<? super StateOf<String>>> heuristics(String goal) {
        List<Heuristic<? super StateOf<String>>> all = new ArrayList<>();
        Optional.ofNullable(estimates.get(goal))
                .ifPresent(table -> all.add(graph().estimates(table).goal(goal).heuristic()));
        Graph<String> placed = graph();
        points.forEach((node, point) -> placed.at(node, point.x, point.y));
        Heuristic<? super StateOf<String>> straightLine = placed.goal(goal).heuristic();
        if (straightLine != Zero.INSTANCE) {
            all.add(straightLine);
        }
        return all;
    }

    /** Drawn by coordinates; without any, the node and where edges lead from it. */
    @Override
    public String draw(String node, String goal) {
        if (points.keySet().containsAll(into.keySet())) {
            return TextMap.draw(points, node, goal);
        }
        return node
                + edges.stream()
                        .filter(edge -> edge.from.equals(node))
                        .map(edge -> "\n  to " + edge.to + ", " + edge.cost)
                        .collect(Collectors.joining());
    }

    @Override
    public Map<String, Integer> distances(String goal) {
        return Distances.to(goal, node -> into.getOrDefault(node, List.of()));
    }
}
