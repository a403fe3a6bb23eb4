package dev.unscramble.web.api;

import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.catalog.kind.CubeInstance;
import dev.unscramble.catalog.kind.TileInstance;
import dev.unscramble.input.InstanceReader;
import dev.unscramble.json.Json;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import dev.unscramble.tiles.Board;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** A puzzle as the page needs it: its state in numbers or stickers, whether it can be solved, its heuristics and moves. */
final class PuzzleJson {
    private PuzzleJson() {}

    static <P extends Position> String write(Instance<P> instance) {
        Json json = Json.object()
                .put("puzzle", instance.puzzle().name())
                .put("start", instance.start())
                .put("goal", instance.goal());
        instance.goalName().ifPresent(name -> json.put("goalName", name));
        instance.goalReason().ifPresent(reason -> json.put("goalReason", reason));
        putState(json, instance);
        Optional<String> obstacle = instance.obstacle();
        json.put("solvable", obstacle.isEmpty());
        obstacle.ifPresent(reason -> json.put("reason", reason));
        return json.put("heuristics", instance.domain().heuristics().labels())
                .put("defaultHeuristic", instance.domain().defaultHeuristic())
                .put("moves", moves(instance))
                .line();
    }

    private static void putState(Json json, Instance<?> instance) {
        if (instance instanceof TileInstance tiles) {
            json.put("kind", "tiles")
                    .put("rows", tiles.startBoard().rows())
                    .put("columns", tiles.startBoard().columns())
                    .put("tiles", tiles(tiles.startBoard()))
                    .put("goalTiles", tiles(tiles.goalBoard()));
        } else if (instance instanceof CubeInstance cube) {
            json.put("kind", "cube").put("stickers", stickers(cube)).put("goalStickers", stickers(read(cube.goal())));
        } else if (!DefinedPuzzleJson.put(json, instance)) {
            json.put("kind", "other").put("drawn", instance.write("drawn"));
        }
    }

    /** The goal, held as the start is, from its text. */
    private static Instance<?> read(String goal) {
        return InstanceReader.withoutFiles(PuzzleSettings.DEFAULT).readText(goal);
    }

    /** The 24 stickers in the order U R F D L B, by the letters of the faces whose colours they have. */
    private static String stickers(Instance<?> cube) {
        return cube.write("urfdlb").replace(" ", "");
    }

    private static List<Integer> tiles(Board board) {
        return Arrays.stream(board.tiles()).boxed().toList();
    }

    /** The names of all moves; if they are numbered by state, of those at the start. */
    private static <P extends Position> List<String> moves(Instance<P> instance) {
        if (instance.puzzle().moveCount() == Puzzle.BY_STATE) {
            return List.copyOf(instance.legalMoves(instance.position()).values());
        }
        return IntStream.range(0, instance.puzzle().moveCount())
                .mapToObj(instance.puzzle()::moveName)
                .toList();
    }
}
