package dev.unscramble.experiment.results;

import dev.unscramble.experiment.FinishedRun;
import dev.unscramble.experiment.RunKey;
import dev.unscramble.experiment.RunKey.InstanceKey;
import dev.unscramble.experiment.RunKey.Timing;
import dev.unscramble.files.TextChecksum;
import dev.unscramble.model.InputException;
import dev.unscramble.run.Json;
import dev.unscramble.run.Measurement;
import tools.jackson.core.JsonGenerator;

/**
 * A run as one line of JSON. Its last member, {@code check}, is a checksum (CRC-32C) of all that stands
 * before it, so that a line that was damaged, or written only in part, is never taken for a run.
 */
final class RunJson {
    private static final String CHECK = ",\"check\":\"";
    private static final int CHECK_LENGTH = CHECK.length() + 8 + "\"}".length();

    private RunJson() {}

    /** The line, without a line break. */
    static String write(FinishedRun run) {
        String line = Json.write(json -> {
            writeKey(json, run);
            run.measurement().writeNumbers(json);
        });
        String checked = line.substring(0, line.length() - 1);
        return checked + CHECK + TextChecksum.of(checked) + "\"}";
    }

    /**
     * The run that a line describes.
     *
     * @throws InputException if the line is damaged
     */
    static FinishedRun read(String line) {
        int end = line.length() - CHECK_LENGTH;
        if (end < 0 || !line.startsWith(CHECK, end) || !line.endsWith("\"}")) {
            throw new InputException("it does not end with its checksum");
        }
        String checked = line.substring(0, end);
        if (!line.substring(end + CHECK.length(), line.length() - 2).equals(TextChecksum.of(checked))) {
            throw new InputException("its checksum does not fit");
        }
        Json json = Json.read(line);
        return new FinishedRun(
                readKey(json),
                json.text("group"),
                json.text("instance"),
                json.text("label"),
                json.small("session"),
                Measurement.read(json));
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
        json.writeStringProperty("algorithm", run.measurement().algorithm());
        json.writeStringProperty("heuristic", run.measurement().heuristic());
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
                Timing.labelled(json.text("timing")));
    }
}
