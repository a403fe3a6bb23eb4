package dev.unscramble.graph;

import dev.unscramble.model.Heuristic;
import dev.unscramble.model.InputException;
import dev.unscramble.puzzle.PuzzleOf;
import dev.unscramble.puzzle.StateOf;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A map to find ways on, from any node to any other: each goal makes a puzzle of it. */
public interface WayMap<N> {

    /**
     * The node that a text names.
     *
     * @throws InputException if there is none
     */
    N node(String text);

    /** The goal if none is chosen, if the map has one. */
    Optional<N> usualGoal();

    /** The puzzle of going to a node, under the name of the map. */
    PuzzleOf<N> to(N goal);

    /** Its heuristics for a goal, the best first. */
    List<Heuristic<? super StateOf<N>>> heuristics(N goal);

    /** The cost from each node to a goal; nodes from which no way leads there are left out. */
    Map<N, Integer> distances(N goal);

    /** The map, with the node where one is and the goal. */
    String draw(N node, N goal);

    /** The cost of a way in the unit of the map, if costs are scaled to whole numbers. */
    default Optional<String> inMapUnits(int cost) {
        return Optional.empty();
    }
}
