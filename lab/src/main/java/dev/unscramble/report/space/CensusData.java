package dev.unscramble.report.space;

import dev.unscramble.analysis.SpaceCensus;
import dev.unscramble.catalog.Version;
import dev.unscramble.census.Census;
import dev.unscramble.json.Json;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A census as JSON and CSV. */
public final class CensusData {
    private CensusData() {}

    /** One line of JSON. */
    public static <P extends Position> String json(SpaceCensus<P> result) {
        Census census = result.census();
        Puzzle<P> puzzle = result.domain().puzzle();
        return Json.object()
                .put("puzzle", puzzle.name())
                .put("goal", puzzle.goalText())
                .put("status", CensusText.label(census.outcome()))
                .put("states", census.states())
                .put("depth", census.depth())
                .put("meanDepth", census.meanDepth())
                .put("evenStates", census.states(false))
                .put("oddStates", census.states(true))
                .put(
                        "depths",
                        depths(census).mapToObj(depth -> layer(census, depth)).toList())
                .put("deepest", result.deepest().stream().map(puzzle::format).toList())
                .put("seconds", census.seconds())
                .put("version", Version.current())
                .line();
    }

    private static IntStream depths(Census census) {
        return IntStream.rangeClosed(0, census.depth());
    }

    private static Json layer(Census census, int depth) {
        return Json.object()
                .put("depth", depth)
                .put("states", census.counts().get(depth))
                .put("cumulative", census.upTo(depth))
                .put("branching", depth < census.depth() ? census.branching(depth) : null);
    }

    /** A header, and a line for each depth. */
    public static String csv(Census census) {
        return "depth,states,cumulative,branching\n"
                + depths(census)
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
