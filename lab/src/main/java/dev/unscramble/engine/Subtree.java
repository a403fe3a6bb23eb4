package dev.unscramble.engine;

import dev.unscramble.json.JsonForm;
import dev.unscramble.json.JsonForm.Kind;
import dev.unscramble.model.Outcome;
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
    private static final Kind<List<Integer>> PATH = Kind.text(Subtree::text, Subtree::path);

    static final JsonForm<Subtree> JSON = JsonForm.of(members -> new Subtree(
            members.small("bound", Subtree::bound),
            members.member("beginning", Subtree::beginning, PATH),
            members.member("solution", Subtree::solution, Kind.optional(PATH)),
            members.optionalSmall("next", Subtree::nextBound),
            members.whole("expanded", Subtree::expanded),
            members.whole("generated", Subtree::generated)));

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
}
