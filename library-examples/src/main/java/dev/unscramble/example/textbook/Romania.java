package dev.unscramble.example.textbook;

import dev.unscramble.model.Result;
import dev.unscramble.puzzle.Graph;
import dev.unscramble.puzzle.PuzzleOf;
import dev.unscramble.search.BestFirst;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The shortest way by road from Arad to Bucharest (Russell and Norvig, Artificial Intelligence: A Modern Approach). */
public final class Romania {
    private Romania() {}

    /** A road between two cities. */
    public record Road(String from, String to, int length) {}

    /** The roads. */
    public static final List<Road> ROADS = List.of(
            new Road("Arad", "Zerind", 75),
            new Road("Arad", "Sibiu", 140),
            new Road("Arad", "Timisoara", 118),
            new Road("Zerind", "Oradea", 71),
            new Road("Oradea", "Sibiu", 151),
            new Road("Timisoara", "Lugoj", 111),
            new Road("Lugoj", "Mehadia", 70),
            new Road("Mehadia", "Drobeta", 75),
            new Road("Drobeta", "Craiova", 120),
            new Road("Craiova", "Rimnicu Vilcea", 146),
            new Road("Craiova", "Pitesti", 138),
            new Road("Sibiu", "Rimnicu Vilcea", 80),
            new Road("Sibiu", "Fagaras", 99),
            new Road("Rimnicu Vilcea", "Pitesti", 97),
            new Road("Fagaras", "Bucharest", 211),
            new Road("Pitesti", "Bucharest", 101),
            new Road("Bucharest", "Giurgiu", 90),
            new Road("Bucharest", "Urziceni", 85),
            new Road("Urziceni", "Hirsova", 98),
            new Road("Hirsova", "Eforie", 86),
            new Road("Urziceni", "Vaslui", 142),
            new Road("Vaslui", "Iasi", 92),
            new Road("Iasi", "Neamt", 87));

    private static final Map<String, Integer> DISTANCES = Map.ofEntries(
            Map.entry("Arad", 366),
            Map.entry("Bucharest", 0),
            Map.entry("Craiova", 160),
            Map.entry("Drobeta", 242),
            Map.entry("Eforie", 161),
            Map.entry("Fagaras", 176),
            Map.entry("Giurgiu", 77),
            Map.entry("Hirsova", 151),
            Map.entry("Iasi", 226),
            Map.entry("Lugoj", 244),
            Map.entry("Mehadia", 241),
            Map.entry("Neamt", 234),
            Map.entry("Oradea", 380),
            Map.entry("Pitesti", 100),
            Map.entry("Rimnicu Vilcea", 193),
            Map.entry("Sibiu", 253),
            Map.entry("Timisoara", 329),
            Map.entry("Urziceni", 80),
            Map.entry("Vaslui", 199),
            Map.entry("Zerind", 374));

    /** The distance to Bucharest as the crow flies. */
    public static int distance(String city) {
        return Objects.requireNonNull(DISTANCES.get(city));
    }

    private static final PuzzleOf<String> PUZZLE = map();

    private static PuzzleOf<String> map() {
        Graph<String> map = Graph.<String>undirected().estimates(DISTANCES);
        ROADS.forEach(road -> map.edge(road.from, road.to, road.length));
        return map.goal("Bucharest");
    }

    /** Finds the way. */
    public static Result solve() {
        return BestFirst.astar().solve(PUZZLE.from("Arad"));
    }
}
