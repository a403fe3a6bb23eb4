package dev.unscramble.experiment;

import dev.unscramble.experiment.RunKey.InstanceKey;
import dev.unscramble.experiment.RunKey.Timing;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Outcome;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.zip.CRC32C;
import tools.jackson.core.JsonGenerator;

/**
 * A run as one line of JSON. Its last member, {@code check}, is a checksum (CRC-32C) of all that stands
 * before it, so that a line that was damaged, or written only in part, is never taken for a run.
 */
public final class RunJson {
    private static final String CHECK = ",\"check\":\"";
    private static final int CHECK_LENGTH = CHECK.length() + 8 + "\"}".length();

    private RunJson() {}

    /** The line, without a line break. */
    static String write(FinishedRun run) {
        String line = Json.write(json -> {
            writeKey(json, run);
            writeMeasurement(json, run.measurement());
        });
        String checked = line.substring(0, line.length() - 1);
        return checked + CHECK + checksum(checked) + "\"}";
    }

    /**
     * The run that a line tells of.
     *
     * @throws InputException if the line is damaged
     */
    static FinishedRun read(String line) {
        int end = line.length() - CHECK_LENGTH;
        if (end < 0 || !line.startsWith(CHECK, end) || !line.endsWith("\"}")) {
            throw new InputException("it does not end with its checksum");
        }
        String checked = line.substring(0, end);
        if (!line.substring(end + CHECK.length(), line.length() - 2).equals(checksum(checked))) {
            throw new InputException("its checksum does not fit");
        }
        Json json = Json.read(line);
        return new FinishedRun(
                readKey(json),
                json.text("group"),
                json.text("instance"),
                json.text("label"),
                json.text("algorithm"),
                json.text("heuristic"),
                json.small("session"),
                readMeasurement(json));
    }

    private static String checksum(String text) {
        CRC32C sum = new CRC32C();
        sum.update(text.getBytes(StandardCharsets.UTF_8));
        return String.format(Locale.ROOT, "%08x", sum.getValue());
    }

    private static void writeKey(JsonGenerator json, FinishedRun run) {
        RunKey key = run.key();
        json.writeStringProperty("run", key.id());
        json.writeStringProperty("group", run.group());
        json.writeStringProperty("instance", run.instance());
        json.writeStringProperty("puzzle", key.instance().puzzle());
        json.writeStringProperty("start", key.instance().start());
        json.writeStringProperty("goal", key.instance().goal());
        json.writeStringProperty("rules", key.instance().rules());
        json.writeStringProperty("label", run.label());
        json.writeStringProperty("solver", key.solver());
        json.writeStringProperty("algorithm", run.algorithm());
        json.writeStringProperty("heuristic", run.heuristic());
        json.writeStringProperty("limits", key.limits());
        json.writeNumberProperty("seed", key.seed());
        json.writeNumberProperty("repetition", key.repetition());
        json.writeStringProperty("version", key.version());
        json.writeStringProperty("timing", key.timing().label());
        json.writeNumberProperty("session", run.session());
    }

    private static RunKey readKey(Json json) {
        return new RunKey(
                new InstanceKey(json.text("puzzle"), json.text("start"), json.text("goal"), json.text("rules")),
                json.text("solver"),
                json.text("limits"),
                json.whole("seed"),
                json.small("repetition"),
                json.text("version"),
                json.text("timing").equals(Timing.FORK.label()) ? Timing.FORK : Timing.SHARED);
    }

    /** What a run came to, as an object of its own. */
    public static String write(Measurement measurement) {
        return Json.write(json -> writeMeasurement(json, measurement));
    }

    static Measurement readMeasurement(String text) {
        return readMeasurement(Json.read(text));
    }

    private static void writeMeasurement(JsonGenerator json, Measurement found) {
        json.writeStringProperty("status", found.outcome().label());
        if (found.isSolved()) {
            json.writeNumberProperty("length", found.length());
        } else {
            json.writeNullProperty("length");
        }
        json.writeBooleanProperty("optimal", found.isOptimal());
        json.writeNumberProperty("lowerBound", found.lowerBound());
        json.writeNumberProperty("initialH", found.initialH());
        json.writeNumberProperty("expanded", found.expanded());
        json.writeNumberProperty("generated", found.generated());
        json.writeNumberProperty("duplicates", found.duplicates());
        json.writeNumberProperty("reopened", found.reopened());
        json.writeNumberProperty("maxOpen", found.maxOpen());
        json.writeNumberProperty("maxStored", found.maxStored());
        json.writeNumberProperty("expandedBeforeLastLayer", found.expandedBeforeLastLayer());
        writeFinite(json, "ebf", found.ebf());
        writeFinite(json, "ebfRoot", found.ebfRoot());
        json.writeNumberProperty("seconds", found.seconds());
    }

    private static Measurement readMeasurement(Json json) {
        return new Measurement(
                outcome(json.text("status")),
                json.optionalSmall("length").orElse(0),
                json.flag("optimal"),
                json.small("lowerBound"),
                json.small("initialH"),
                json.whole("expanded"),
                json.whole("generated"),
                json.whole("duplicates"),
                json.whole("reopened"),
                json.whole("maxOpen"),
                json.whole("maxStored"),
                json.whole("expandedBeforeLastLayer"),
                Math.round(json.number("seconds") * 1e9));
    }

    private static Outcome outcome(String label) {
        return Arrays.stream(Outcome.values())
                .filter(outcome -> outcome.label().equals(label))
                .findFirst()
                .orElseThrow(() -> new InputException("there is no status \"" + label + "\""));
    }

    private static void writeFinite(JsonGenerator json, String name, double value) {
        if (Double.isNaN(value)) {
            json.writeNullProperty(name);
        } else {
            json.writeNumberProperty(name, value);
        }
    }
}
