package dev.unscramble.catalog;

import dev.unscramble.tiles.Board;
import java.io.StringWriter;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** Writes puzzles as JSON, in the form in which they are read. */
final class InstanceJson {
    private static final JsonFactory JSON = JsonFactory.builder().build();

    private InstanceJson() {}

    /** A puzzle other than tiles. */
    static String write(String puzzle, String start, String goal) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = JSON.createGenerator(ObjectWriteContext.empty(), text)) {
            json.writeStartObject();
            json.writeStringProperty("puzzle", puzzle);
            json.writeStringProperty("start", start);
            json.writeStringProperty("goal", goal);
            json.writeEndObject();
        }
        return text.toString();
    }

    static String write(Board start, Board goal) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = JSON.createGenerator(ObjectWriteContext.empty(), text)) {
            json.writeStartObject();
            if (start.rows() == start.columns()) {
                json.writeNumberProperty("n", start.rows());
            } else {
                json.writeNumberProperty("rows", start.rows());
                json.writeNumberProperty("cols", start.columns());
            }
            write(json, "start", start);
            write(json, "goal", goal);
            json.writeEndObject();
        }
        return text.toString();
    }

    private static void write(JsonGenerator json, String key, Board board) {
        json.writeName(key);
        json.writeStartArray();
        for (int cell = 0; cell < board.size(); cell += board.columns()) {
            json.writeArray(board.tiles(), cell, board.columns());
        }
        json.writeEndArray();
    }
}
