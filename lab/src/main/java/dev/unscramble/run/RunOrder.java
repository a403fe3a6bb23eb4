package dev.unscramble.run;

import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.run.JsonForm.Kind;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The order for one run. It holds texts only, so that it can be sent anywhere.
 *
 * @param puzzle the name of the puzzle
 * @param start the state to solve it from
 * @param goal the state to reach
 * @param options the solver, the rules of the puzzle beside its goal, and the limits
 * @param seed of the experiment; none of our algorithms makes random choices
 */
public record RunOrder(String puzzle, String start, String goal, SolveOptions options, long seed) {
    /** Options as an object of texts by their names. */
    public static final Kind<SolveOptions> OPTIONS = new Kind<>(
            options -> {
                Map<String, String> texts = new LinkedHashMap<>();
                options.chosen().forEach((option, text) -> texts.put(option.label(), text));
                return texts;
            },
            (json, name) -> SolveOptions.from(Kind.map(Kind.TEXT).read().apply(json, name)));

    public static final JsonForm<RunOrder> JSON = JsonForm.of(members -> new RunOrder(
            members.text("puzzle", RunOrder::puzzle),
            members.text("start", RunOrder::start),
            members.text("goal", RunOrder::goal),
            members.member("options", RunOrder::options, OPTIONS),
            members.whole("seed", RunOrder::seed)));

    /** The order with at most {@code bytes} of memory. */
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
