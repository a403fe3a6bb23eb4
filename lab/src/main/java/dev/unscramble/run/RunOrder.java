package dev.unscramble.run;

import dev.unscramble.model.InputException;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;

/**
 * What one run is to do. It holds texts only, so that it can be sent anywhere.
 *
 * @param puzzle the name of the puzzle
 * @param start the state to solve it from
 * @param goal the state to reach
 * @param options the solver, the rules of the puzzle beside its goal, and the limits
 * @param seed of the experiment; none of our algorithms makes random choices
 */
public record RunOrder(String puzzle, String start, String goal, SolveOptions options, long seed) {

    /** The same within that much memory, if that is less than it may use. */
    public RunOrder withinMemory(long bytes) {
        return options.limits().memoryBytes() <= bytes
                ? this
                : new RunOrder(puzzle, start, goal, options.with(SolveOption.MEMORY_LIMIT, Long.toString(bytes)), seed);
    }

    /** The order as one line of JSON. */
    public String write() {
        return Json.write(json -> {
            json.writeStringProperty("puzzle", puzzle);
            json.writeStringProperty("start", start);
            json.writeStringProperty("goal", goal);
            OptionsJson.write(json, options);
            json.writeNumberProperty("seed", seed);
        });
    }

    /**
     * The order in a text.
     *
     * @throws InputException if it is not an order
     */
    public static RunOrder read(String text) {
        Json json = Json.read(text);
        return new RunOrder(
                json.text("puzzle"), json.text("start"), json.text("goal"), OptionsJson.read(json), json.whole("seed"));
    }
}
