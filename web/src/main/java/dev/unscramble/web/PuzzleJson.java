package dev.unscramble.web;

import dev.unscramble.catalog.CubeInstance;
import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.catalog.TileInstance;
import dev.unscramble.input.InstanceReader;
import dev.unscramble.model.Position;
import dev.unscramble.run.Json;
import dev.unscramble.tiles.Board;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tools.jackson.core.JsonGenerator;

/** A puzzle as the page needs it: its state in numbers or stickers, whether it can be solved, what there is for it. */
final class PuzzleJson {
    private PuzzleJson() {}

    static <P extends Position> String write(Instance<P> instance) {
        return Json.write(json -> {
            json.writeStringProperty("puzzle", instance.puzzle().name());
            json.writeStringProperty("start", instance.start());
            json.writeStringProperty("goal", instance.goal());
            instance.goalName().ifPresent(name -> json.writeStringProperty("goalName", name));
            instance.goalReason().ifPresent(reason -> json.writeStringProperty("goalReason", reason));
            writeState(json, instance);
            Optional<String> obstacle = instance.obstacle();
            json.writeBooleanProperty("solvable", obstacle.isEmpty());
            obstacle.ifPresent(reason -> json.writeStringProperty("reason", reason));
            writeStrings(json, "heuristics", instance.domain().heuristics().labels());
            json.writeStringProperty("defaultHeuristic", instance.domain().defaultHeuristic());
            writeStrings(json, "moves", moves(instance));
        });
    }

    private static void writeState(JsonGenerator json, Instance<?> instance) {
        if (instance instanceof TileInstance tiles) {
            json.writeStringProperty("kind", "tiles");
            json.writeNumberProperty("rows", tiles.startBoard().rows());
            json.writeNumberProperty("columns", tiles.startBoard().columns());
            writeTiles(json, "tiles", tiles.startBoard());
            writeTiles(json, "goalTiles", tiles.goalBoard());
        } else if (instance instanceof CubeInstance cube) {
            json.writeStringProperty("kind", "cube");
            json.writeStringProperty("stickers", stickers(cube));
            json.writeStringProperty("goalStickers", stickers(read(cube.goal())));
        } else {
            json.writeStringProperty("kind", "other");
            json.writeStringProperty("drawn", instance.write("drawn"));
        }
    }

    /** The goal held as the start is, which its text tells. */
    private static Instance<?> read(String goal) {
        return new InstanceReader(PuzzleSettings.DEFAULT).readText(goal);
    }

    /** The 24 stickers in the order U R F D L B, by the letters of the faces whose colours they have. */
    private static String stickers(Instance<?> cube) {
        return cube.write("urfdlb").replace(" ", "");
    }

    private static void writeTiles(JsonGenerator json, String name, Board board) {
        json.writeName(name);
        json.writeArray(board.tiles(), 0, board.size());
    }

    private static List<String> moves(Instance<?> instance) {
        return IntStream.range(0, instance.puzzle().moveCount())
                .mapToObj(instance.puzzle()::moveName)
                .toList();
    }

    static void writeStrings(JsonGenerator json, String name, List<String> strings) {
        json.writeArrayPropertyStart(name);
        strings.forEach(json::writeString);
        json.writeEndArray();
    }
}
