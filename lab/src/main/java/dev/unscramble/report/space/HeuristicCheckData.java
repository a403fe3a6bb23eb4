package dev.unscramble.report.space;

import dev.unscramble.analysis.CheckedHeuristic;
import dev.unscramble.catalog.Version;
import dev.unscramble.census.Counterexample;
import dev.unscramble.census.Counterexamples;
import dev.unscramble.census.HeuristicCheck;
import dev.unscramble.census.Histogram;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import dev.unscramble.run.Json;
import dev.unscramble.text.Names;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/** The result of checking a heuristic, as JSON and CSV. */
public final class HeuristicCheckData<P extends Position> {
    private final Puzzle<P> puzzle;
    private final JsonGenerator json;

    private HeuristicCheckData(Puzzle<P> puzzle, JsonGenerator json) {
        this.puzzle = puzzle;
        this.json = json;
    }

    /** One line of JSON; a property that is neither proved nor refuted is null. */
    public static <P extends Position> String json(CheckedHeuristic<P> checked) {
        return Json.write(json -> new HeuristicCheckData<>(checked.check().puzzle(), json).write(checked));
    }

    private void write(CheckedHeuristic<P> checked) {
        HeuristicCheck<P> check = checked.check();
        json.writeStringProperty("puzzle", puzzle.name());
        json.writeStringProperty("goal", puzzle.format(puzzle.goal()));
        json.writeStringProperty("heuristic", check.heuristic().name());
        json.writeStringProperty("declared", Names.label(checked.declared()));
        json.writeStringProperty("status", CensusText.label(checked.outcome()));
        json.writeStringProperty("scope", Names.label(checked.scope()));
        Json.writeTexts(json, "sources", checked.sources());
        json.writeNumberProperty("states", check.states());
        writeVerdict("admissible", checked.admissible());
        writeVerdict("consistent", checked.consistent());
        json.writeBooleanProperty("declarationRefuted", checked.isRefuted(checked.declared()));
        json.writeNumberProperty("meanH", check.meanH());
        json.writeNumberProperty("meanDistance", check.meanDistance());
        json.writeNumberProperty("meanError", check.meanError());
        json.writeNumberProperty("exact", check.exact());
        writeCounterexamples("overestimates", check.overestimates());
        writeCounterexamples("underestimates", check.underestimates());
        writeCounterexamples("drops", check.drops());
        writeHistogram(check.histogram());
        json.writeNumberProperty("seconds", checked.seconds());
        json.writeStringProperty("version", Version.current());
    }

    private void writeVerdict(String name, CheckedHeuristic.Verdict verdict) {
        switch (verdict) {
            case PROVED -> json.writeBooleanProperty(name, true);
            case REFUTED -> json.writeBooleanProperty(name, false);
            case OPEN -> json.writeNullProperty(name);
        }
    }

    private void writeCounterexamples(String name, Counterexamples counterexamples) {
        json.writeName(name);
        json.writeStartObject();
        json.writeNumberProperty("states", counterexamples.count());
        writeCounterexample("first", counterexamples.first());
        writeCounterexample("worst", counterexamples.worst());
        json.writeEndObject();
    }

    private void writeCounterexample(String name, Optional<Counterexample> counterexample) {
        json.writeName(name);
        if (counterexample.isEmpty()) {
            json.writeNull();
            return;
        }
        Counterexample found = counterexample.get();
        P position = puzzle.goal();
        position.unpack(found.state(), 0);
        json.writeStartObject();
        json.writeStringProperty("state", puzzle.format(position));
        json.writeNumberProperty("distance", found.distance());
        json.writeNumberProperty("h", found.h());
        if (found.move() != Counterexample.NO_MOVE) {
            json.writeStringProperty("move", puzzle.moveName(found.move()));
            json.writeNumberProperty("hAfter", found.hAfter());
        }
        json.writeEndObject();
    }

    private void writeHistogram(Histogram histogram) {
        json.writeArrayPropertyStart("histogram");
        histogram.forEach((distance, h, states) -> {
            json.writeStartObject();
            json.writeNumberProperty("distance", distance);
            json.writeNumberProperty("h", h);
            json.writeNumberProperty("states", states);
            json.writeEndObject();
        });
        json.writeEndArray();
    }

    /** The histogram: a header, and a line for each distance and h with at least one state. */
    public static String csv(CheckedHeuristic<?> checked) {
        StringBuilder lines = new StringBuilder("distance,h,states");
        checked.check()
                .histogram()
                .forEach((distance, h, states) -> lines.append('\n')
                        .append(distance)
                        .append(',')
                        .append(h)
                        .append(',')
                        .append(states));
        return lines.toString();
    }
}
