package dev.unscramble.engine;

import dev.unscramble.model.InputException;
import dev.unscramble.model.Progress;
import dev.unscramble.run.Json;
import dev.unscramble.run.Measurement;
import dev.unscramble.run.RunExecutor;
import dev.unscramble.run.RunOrder;
import java.util.List;

/** The order to make runs, one after the other. */
public record RunBatch(List<RunOrder> runs) {
    static final String NAME = "runs";

    private static final String ORDERS = "orders";
    private static final String MEASUREMENTS = "measurements";

    /** The order as a text. */
    public String write() {
        return Json.write(json -> {
            json.writeStringProperty(Orders.KIND, NAME);
            Json.writeTexts(json, ORDERS, runs.stream().map(RunOrder::write).toList());
        });
    }

    static RunBatch read(Json order) {
        return new RunBatch(
                order.items(ORDERS, String.class).stream().map(RunOrder::read).toList());
    }

    String carryOut(RunExecutor executor, long memoryBytes) {
        List<String> measurements = runs.stream()
                .map(run -> executor.run(run.withinMemory(memoryBytes), Progress.NONE))
                .map(Measurement::write)
                .toList();
        return Json.write(json -> Json.writeTexts(json, MEASUREMENTS, measurements));
    }

    /**
     * What the answer to it says, run by run.
     *
     * @throws InputException if it was refused
     */
    public List<Measurement> measurements(String answer) {
        List<Measurement> measurements = Orders.accepted(answer).items(MEASUREMENTS, String.class).stream()
                .map(text -> Measurement.read(Json.read(text)))
                .toList();
        if (measurements.size() != runs.size()) {
            throw new InputException(
                    "an answer has " + measurements.size() + " measurements of " + runs.size() + " runs");
        }
        return measurements;
    }
}
