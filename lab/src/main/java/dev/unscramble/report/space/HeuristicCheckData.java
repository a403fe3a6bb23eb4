package dev.unscramble.report.space;

import dev.unscramble.analysis.CheckedHeuristic;
import dev.unscramble.analysis.CheckedHeuristic.Verdict;
import dev.unscramble.catalog.Version;
import dev.unscramble.census.Counterexample;
import dev.unscramble.census.Counterexamples;
import dev.unscramble.census.HeuristicCheck;
import dev.unscramble.census.Histogram;
import dev.unscramble.json.Json;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import dev.unscramble.text.Names;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The result of checking a heuristic, as JSON and CSV. */
public final class HeuristicCheckData {
    private HeuristicCheckData() {}

    /** One line of JSON; a property that is neither proved nor refuted is null. */
    public static <P extends Position> String json(CheckedHeuristic<P> checked) {
        HeuristicCheck<P> check = checked.check();
        Puzzle<P> puzzle = check.puzzle();
        return Json.object()
                .put("puzzle", puzzle.name())
                .put("goal", puzzle.goalText())
                .put("heuristic", check.heuristic().name())
                .put("declared", Names.label(checked.declared()))
                .put("status", CensusText.label(checked.outcome()))
                .put("scope", Names.label(checked.scope()))
                .put("sources", checked.sources())
                .put("states", check.states())
                .put("admissible", verdict(checked.admissible()))
                .put("consistent", verdict(checked.consistent()))
                .put("declarationRefuted", checked.isRefuted(checked.declared()))
                .put("meanH", check.meanH())
                .put("meanDistance", check.meanDistance())
                .put("meanError", check.meanError())
                .put("exact", check.exact())
                .put("overestimates", counterexamples(puzzle, check.overestimates()))
                .put("underestimates", counterexamples(puzzle, check.underestimates()))
                .put("drops", counterexamples(puzzle, check.drops()))
                .put("histogram", histogram(check.histogram()))
                .put("seconds", checked.seconds())
                .put("version", Version.current())
                .line();
    }

    private static @Nullable Boolean verdict(Verdict verdict) {
        return verdict == Verdict.OPEN ? null : verdict == Verdict.PROVED;
    }

    private static <P extends Position> Json counterexamples(Puzzle<P> puzzle, Counterexamples all) {
        return Json.object()
                .put("states", all.count())
                .put("first", all.first().map(found -> counterexample(puzzle, found)))
                .put("worst", all.worst().map(found -> counterexample(puzzle, found)));
    }

    private static <P extends Position> Json counterexample(Puzzle<P> puzzle, Counterexample found) {
        P position = puzzle.newPosition();
        position.unpack(found.state(), 0);
        Json json = Json.object()
                .put("state", puzzle.format(position))
                .put("distance", found.distance())
                .put("h", found.h());
        return found.move() == Counterexample.NO_MOVE
                ? json
                : json.put("move", puzzle.moveName(found.move())).put("hAfter", found.hAfter());
    }

    private static List<Json> histogram(Histogram histogram) {
        List<Json> cells = new ArrayList<>();
        histogram.forEach((distance, h, states) ->
                cells.add(Json.object().put("distance", distance).put("h", h).put("states", states)));
        return cells;
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
