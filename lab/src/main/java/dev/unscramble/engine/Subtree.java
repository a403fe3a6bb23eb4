package dev.unscramble.engine;

import dev.unscramble.model.InputException;
import dev.unscramble.model.Outcome;
import dev.unscramble.run.Json;
import dev.unscramble.search.SubtreeSearch.Found;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * A subtree of a round of IDA* that was searched.
 *
 * @param bound of the round
 * @param beginning the path that leads to it
 * @param solution the moves from the start, if it has a solution within the bound
 * @param nextBound the least f beyond the bound that was met
 */
record Subtree(
        int bound,
        List<Integer> beginning,
        Optional<List<Integer>> solution,
        OptionalInt nextBound,
        long expanded,
        long generated) {

    static Subtree of(int bound, List<Integer> beginning, Found found) {
        Optional<List<Integer>> solution =
                found.outcome() == Outcome.SOLVED ? Optional.of(found.moves()) : Optional.empty();
        return new Subtree(
                bound,
                beginning,
                solution,
                found.nextBound(),
                found.statistics().expanded(),
                found.statistics().generated());
    }

    /** A path as a text. */
    static String text(List<Integer> path) {
        return path.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    static List<Integer> path(String text) {
        return text.isEmpty()
                ? List.of()
                : Arrays.stream(text.split(" ")).map(Integer::valueOf).toList();
    }

    String write() {
        return Json.write(json -> {
            json.writeNumberProperty("bound", bound);
            json.writeStringProperty("beginning", text(beginning));
            solution.ifPresent(moves -> json.writeStringProperty("solution", text(moves)));
            nextBound.ifPresent(next -> json.writeNumberProperty("next", next));
            json.writeNumberProperty("expanded", expanded);
            json.writeNumberProperty("generated", generated);
        });
    }

    /**
     * The subtree that a line describes.
     *
     * @throws InputException if it describes none
     */
    static Subtree read(String line) {
        Json json = Json.read(line);
        return new Subtree(
                json.small("bound"),
                path(json.text("beginning")),
                json.optionalText("solution").map(Subtree::path),
                json.optionalSmall("next"),
                json.whole("expanded"),
                json.whole("generated"));
    }
}
