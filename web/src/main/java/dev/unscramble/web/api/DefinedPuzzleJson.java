package dev.unscramble.web.api;

import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.kind.GraphDomain;
import dev.unscramble.graph.GridMap;
import dev.unscramble.graph.NodeGraph;
import dev.unscramble.hanoi.HanoiPuzzle;
import dev.unscramble.json.Json;
import dev.unscramble.permutation.PermutationPosition;
import dev.unscramble.permutation.PermutationPuzzle;
import dev.unscramble.permutation.definition.Orbit;
import dev.unscramble.permutation.picture.SeenPiece;
import dev.unscramble.permutation.picture.Sticker;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Puzzles of names and files as the page needs them: their rules, and where their parts are drawn. */
final class DefinedPuzzleJson {
    private DefinedPuzzleJson() {}

    /** Puts the rules and the picture of a puzzle; returns false if it is of another kind. */
    static boolean put(Json json, Instance<?> instance) {
        if (instance.puzzle() instanceof PermutationPuzzle puzzle
                && instance.position() instanceof PermutationPosition start) {
            putPermutation(json, puzzle, start);
        } else if (instance.puzzle() instanceof HanoiPuzzle tower) {
            json.put("kind", "hanoi").put("pegs", tower.pegs()).put("discs", tower.discs());
        } else if (instance.domain() instanceof GraphDomain<?> domain && domain.map() instanceof NodeGraph graph) {
            putGraph(json, graph);
        } else if (instance.domain() instanceof GraphDomain<?> domain && domain.map() instanceof GridMap grid) {
            json.put("kind", "grid").put("cells", grid.cells());
        } else {
            return false;
        }
        return true;
    }

    private static void putPermutation(Json json, PermutationPuzzle puzzle, PermutationPosition start) {
        List<SeenPiece> pieces = puzzle.pieces(start);
        List<SeenPiece> solved = puzzle.pieces(puzzle.newPosition());
        int[] solvedTurns = puzzle.solvedTurns();
        json.put("kind", "permutation")
                .put(
                        "sets",
                        puzzle.orbits().stream().map(DefinedPuzzleJson::set).toList())
                .put("pieces", pieces.stream().map(SeenPiece::home).toList())
                .put("turns", pieces.stream().map(SeenPiece::turn).toList())
                .put("goalPieces", solved.stream().map(SeenPiece::home).toList())
                .put("numbers", solved.stream().map(SeenPiece::number).toList())
                .put("solvedTurns", list(solvedTurns))
                .put(
                        "effects",
                        IntStream.range(0, puzzle.moveNames().size())
                                .mapToObj(move -> effect(puzzle, move))
                                .toList())
                .put(
                        "stickers",
                        puzzle.picture().slots().stream()
                                .map(slot -> slot.stream()
                                        .map(DefinedPuzzleJson::sticker)
                                        .toList())
                                .toList())
                .put(
                        "fixedStickers",
                        puzzle.picture().fixed().stream()
                                .map(DefinedPuzzleJson::sticker)
                                .toList());
    }

    private static Json set(Orbit orbit) {
        return Json.object()
                .put("name", orbit.name())
                .put("size", orbit.size())
                .put("orientations", orbit.orientations());
    }

    private static Json effect(PermutationPuzzle puzzle, int move) {
        return Json.object()
                .put("name", puzzle.moveNames().get(move))
                .put("from", list(puzzle.sources(move)))
                .put("turns", list(puzzle.turns(move)));
    }

    private static Json sticker(Sticker sticker) {
        return Json.object()
                .put("look", sticker.look().onPage())
                .put("shape", sticker.shape().stream().map(Json::plain).toList());
    }

    private static List<Integer> list(int... numbers) {
        return Arrays.stream(numbers).boxed().toList();
    }

    private static void putGraph(Json json, NodeGraph graph) {
        List<String> nodes = graph.nodes();
        json.put("kind", "graph")
                .put("nodes", nodes.stream().map(node -> node(graph, node)).toList())
                .put(
                        "edges",
                        graph.edges().stream()
                                .map(edge -> List.of(nodes.indexOf(edge.from()), nodes.indexOf(edge.to()), edge.cost()))
                                .toList());
    }

    /** A node, with its place if the map has one, y up. */
    private static Json node(NodeGraph graph, String name) {
        Json node = Json.object().put("name", name);
        NodeGraph.Point point = graph.points().get(name);
        return point == null ? node : node.put("x", Json.plain(point.x())).put("y", Json.plain(point.y()));
    }
}
