package dev.unscramble.engine;

import dev.unscramble.json.Json;
import dev.unscramble.json.JsonForm;
import dev.unscramble.json.JsonForm.Kind;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Progress;
import dev.unscramble.run.Measurement;
import dev.unscramble.run.RunExecutor;
import dev.unscramble.run.RunKey;
import java.util.List;
import java.util.Map;

/** The order to make runs, one after the other. */
public record RunBatch(List<RunKey> runs) {
    static final String NAME = "runs";

    private static final String MEASUREMENTS = "measurements";

    static final JsonForm<RunBatch> JSON = JsonForm.of(members -> {
        members.derived(Orders.KIND, batch -> NAME);
        return new RunBatch(members.member("orders", RunBatch::runs, Kind.objects(RunKey.JSON)));
    });

    /** The order as a text. */
    public String write() {
        return JSON.write(this);
    }

    String carryOut(RunExecutor executor, long memoryBytes) {
        List<Json> measurements = runs.stream()
                .map(run -> executor.run(run.withinMemory(memoryBytes), Progress.NONE))
                .map(Measurement.JSON::json)
                .toList();
        return new Json(Map.of(MEASUREMENTS, measurements)).line();
    }

    /**
     * What the answer to it says, run by run.
     *
     * @throws InputException if it was refused
     */
    public List<Measurement> measurements(String answer) {
        List<Measurement> measurements = Orders.accepted(answer).objects(MEASUREMENTS).stream()
                .map(Measurement.JSON::read)
                .toList();
        if (measurements.size() != runs.size()) {
            throw new InputException(
                    "an answer has " + measurements.size() + " measurements of " + runs.size() + " runs");
        }
        return measurements;
    }
}
