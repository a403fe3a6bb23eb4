package dev.unscramble.report.result;

import dev.unscramble.catalog.SolveResult;
import dev.unscramble.catalog.Version;
import dev.unscramble.model.Improvement;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Result;
import dev.unscramble.model.Statistics;
import dev.unscramble.model.Stop;
import dev.unscramble.run.Json;
import dev.unscramble.run.Measurement;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/** A result as one line of JSON. What a result does not have, such as the length of no solution, is null. */
public final class ResultJson {
    private ResultJson() {}

    public static String write(SolveResult<?> solved) {
        return write(solved, solved.moveNames(), Optional.empty());
    }

    /** With the moves named in another way than by the puzzle, and with all solutions beside the first. */
    public static String write(SolveResult<?> solved, List<String> moves, Optional<SolutionList> all) {
        return Json.write(json -> {
            writeProblem(json, solved);
            writeSolution(json, solved.result(), moves);
            writeStatistics(json, solved.result());
            json.writeNullProperty("seed");
            json.writeStringProperty("version", Version.current());
            json.writeStringProperty("label", solved.solver().label());
            all.ifPresent(list -> writeSolutions(json, list));
        });
    }

    private static void writeProblem(JsonGenerator json, SolveResult<?> solved) {
        json.writeStringProperty("puzzle", solved.instance().puzzle().name());
        json.writeStringProperty("start", solved.instance().start());
        json.writeStringProperty("goal", solved.instance().goal());
        solved.instance().goalReason().ifPresent(reason -> json.writeStringProperty("goalReason", reason));
        json.writeStringProperty("algorithm", solved.solver().search().name());
        solved.solver().reason().ifPresent(reason -> json.writeStringProperty("auto", reason));
        json.writeStringProperty("heuristic", solved.solver().heuristicName());
    }

    private static void writeSolution(JsonGenerator json, Result result, List<String> moves) {
        json.writeStringProperty("status", result.outcome().label());
        result.reason().ifPresent(reason -> json.writeStringProperty("reason", reason));
        result.stopped().ifPresent(stop -> writeImprovements(json, stop, result.improvements()));
        if (result.isSolved()) {
            json.writeNumberProperty("length", result.length());
        } else {
            json.writeNullProperty("length");
        }
        json.writeBooleanProperty("optimal", result.isOptimal());
        json.writeNumberProperty("lowerBound", result.lowerBound());
        if (result.isSolved()) {
            Json.writeTexts(json, "moves", moves);
        } else {
            json.writeNullProperty("moves");
        }
        if (result.outcome() == Outcome.UNSOLVABLE) { // before any heuristic was asked
            json.writeNullProperty("initialH");
        } else {
            json.writeNumberProperty("initialH", result.initialH());
        }
    }

    private static void writeImprovements(JsonGenerator json, Stop stop, List<Improvement> improvements) {
        json.writeStringProperty("stopped", stop.label());
        json.writeArrayPropertyStart("improvements");
        for (Improvement improvement : improvements) {
            json.writeStartObject();
            json.writeNumberProperty("seconds", improvement.seconds());
            json.writeNumberProperty("length", improvement.length());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void writeSolutions(JsonGenerator json, SolutionList all) {
        json.writeStringProperty("solutionsStatus", all.status());
        json.writeArrayPropertyStart("solutions");
        for (List<String> solution : all.solutions()) {
            json.writeStartArray();
            solution.forEach(json::writeString);
            json.writeEndArray();
        }
        json.writeEndArray();
    }

    private static void writeStatistics(JsonGenerator json, Result result) {
        Statistics statistics = result.statistics();
        Measurement.writeCounts(json, statistics);
        json.writeArrayPropertyStart("iterations");
        for (Statistics.Iteration iteration : statistics.iterations()) {
            json.writeStartObject();
            json.writeNumberProperty("bound", iteration.bound());
            json.writeNumberProperty("expanded", iteration.expanded());
            json.writeNumberProperty("cumulative", iteration.cumulative());
            json.writeNumberProperty("generated", iteration.generated());
            json.writeNumberProperty("duplicates", iteration.duplicates());
            json.writeEndObject();
        }
        json.writeEndArray();
        Json.writeFinite(json, "ebf", result.isSolved() ? statistics.ebf(result.length()) : Double.NaN);
        Json.writeFinite(json, "ebfRoot", result.isSolved() ? statistics.ebfRoot(result.length()) : Double.NaN);
        json.writeNumberProperty("seconds", statistics.seconds());
        json.writeNumberProperty("preparationSeconds", statistics.preparationNanos() / 1e9);
        json.writeNumberProperty("nodesPerSecond", Math.round(statistics.nodesPerSecond()));
    }
}
