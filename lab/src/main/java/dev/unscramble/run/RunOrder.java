package dev.unscramble.run;

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
    public static final JsonForm<RunOrder> JSON = JsonForm.of(members -> new RunOrder(
            members.text("puzzle", RunOrder::puzzle),
            members.text("start", RunOrder::start),
            members.text("goal", RunOrder::goal),
            members.member("options", RunOrder::options, OptionsJson.KIND),
            members.whole("seed", RunOrder::seed)));

    /** The same within that much memory, if that is less than it may use. */
    public RunOrder withinMemory(long bytes) {
        return options.limits().memoryBytes() <= bytes
                ? this
                : new RunOrder(puzzle, start, goal, options.with(SolveOption.MEMORY_LIMIT, Long.toString(bytes)), seed);
    }

    /** The order as one line of JSON. */
    public String write() {
        return JSON.write(this);
    }
}
