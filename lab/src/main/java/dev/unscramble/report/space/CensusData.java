package dev.unscramble.report.space;

import dev.unscramble.analysis.SpaceCensus;
import dev.unscramble.catalog.Version;
import dev.unscramble.census.Census;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import dev.unscramble.run.Json;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tools.jackson.core.JsonGenerator;

/** A census as JSON and CSV. */
public final class CensusData {
    private CensusData() {}

    /** One line of JSON. */
    public static <P extends Position> String json(SpaceCensus<P> result) {
        Census census = result.census();
        Puzzle<P> puzzle = result.domain().puzzle();
        return Json.write(json -> {
            json.writeStringProperty("puzzle", puzzle.name());
            json.writeStringProperty("goal", puzzle.format(puzzle.goal()));
            json.writeStringProperty("status", CensusText.label(census.outcome()));
            json.writeNumberProperty("states", census.states());
            json.writeNumberProperty("depth", census.depth());
            json.writeNumberProperty("meanDepth", census.meanDepth());
            json.writeNumberProperty("evenStates", census.states(false));
            json.writeNumberProperty("oddStates", census.states(true));
            writeDepths(json, census);
            Json.writeTexts(
                    json,
                    "deepest",
                    result.deepest().stream().map(puzzle::format).toList());
            json.writeNumberProperty("seconds", census.seconds());
            json.writeStringProperty("version", Version.current());
        });
    }

    private static void writeDepths(JsonGenerator json, Census census) {
        json.writeArrayPropertyStart("depths");
        for (int depth = 0; depth <= census.depth(); depth++) {
            json.writeStartObject();
            json.writeNumberProperty("depth", depth);
            json.writeNumberProperty("states", census.counts().get(depth));
            json.writeNumberProperty("cumulative", census.upTo(depth));
            if (depth < census.depth()) {
                json.writeNumberProperty("branching", census.branching(depth));
            } else {
                json.writeNullProperty("branching");
            }
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    /** A header, and a line for each depth. */
    public static String csv(Census census) {
        return "depth,states,cumulative,branching\n"
                + IntStream.rangeClosed(0, census.depth())
                        .mapToObj(depth -> String.join(
                                ",",
                                Integer.toString(depth),
                                Long.toString(census.counts().get(depth)),
                                Long.toString(census.upTo(depth)),
                                depth == census.depth()
                                        ? ""
                                        : String.format(Locale.ROOT, "%.6f", census.branching(depth))))
                        .collect(Collectors.joining("\n"));
    }
}
