package dev.unscramble.report.result;

import dev.unscramble.catalog.SolveResult;
import dev.unscramble.catalog.Version;
import dev.unscramble.model.Improvement;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Result;
import dev.unscramble.model.Statistics;
import dev.unscramble.run.Attribute;
import dev.unscramble.run.Json;
import dev.unscramble.run.Measurement;
import dev.unscramble.text.Names;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A result as one line of JSON. A member without a value, such as the length if there is no solution, is null. */
public final class ResultJson {
    private ResultJson() {}

    public static String write(SolveResult<?> solved) {
        return write(solved, solved.moveNames(), Optional.empty());
    }

    /** With the moves by these names, and with all solutions beside the first. */
    public static String write(SolveResult<?> solved, List<String> moves, Optional<SolutionList> all) {
        Map<String, @Nullable Object> members = members(solved, moves);
        all.ifPresent(list -> {
            members.put("solutionsStatus", list.status());
            members.put("solutions", list.solutions());
        });
        return new Json(members).line();
    }

    /** All members of a result, by name. */
    static Map<String, @Nullable Object> members(SolveResult<?> solved, List<String> moves) {
        Result result = solved.result();
        Measurement found = Measurement.of(solved);
        Map<String, @Nullable Object> members = new LinkedHashMap<>();
        members.put("puzzle", solved.instance().puzzle().name());
        members.put("start", solved.instance().start());
        members.put("goal", solved.instance().goal());
        solved.instance().goalReason().ifPresent(reason -> members.put("goalReason", reason));
        members.put("algorithm", solved.solver().search().name());
        solved.solver().reason().ifPresent(reason -> members.put("auto", reason));
        members.put("heuristic", solved.solver().heuristicName());
        members.putAll(found.figures(List.of(Attribute.STATUS)));
        result.reason().ifPresent(reason -> members.put("reason", reason));
        result.stopLabel().ifPresent(stop -> {
            members.put("stopped", stop);
            members.put("improvements", improvements(result));
        });
        members.putAll(found.figures(EnumSet.range(Attribute.LENGTH, Attribute.LOWER_BOUND)));
        members.put("moves", result.isSolved() ? moves : null);
        members.putAll(found.figures(EnumSet.range(Attribute.INITIAL_H, Attribute.EXPANDED_BEFORE_LAST_LAYER)));
        if (result.outcome() == Outcome.UNSOLVABLE) { // before any heuristic was asked
            members.put(Attribute.INITIAL_H.label(), null);
        }
        members.put("iterations", iterations(result.statistics()));
        members.putAll(found.figures(EnumSet.range(Attribute.EBF, Attribute.SECONDS)));
        members.put("preparationSeconds", result.statistics().preparationNanos() / 1e9);
        members.put(Attribute.SPEED.label(), Math.round(result.statistics().nodesPerSecond()));
        members.put("seed", null);
        members.put("version", Version.current());
        members.put("duplicateRule", Names.label(solved.solver().duplicates()));
        members.put("label", solved.solver().label());
        return members;
    }

    private static List<?> improvements(Result result) {
        return result.improvements().stream().map(ResultJson::improvement).toList();
    }

    private static Map<String, Object> improvement(Improvement improvement) {
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("seconds", improvement.seconds());
        members.put("length", improvement.length());
        members.put("cost", improvement.cost());
        return members;
    }

    private static List<?> iterations(Statistics statistics) {
        return statistics.iterations().stream().map(ResultJson::iteration).toList();
    }

    private static Map<String, Object> iteration(Statistics.Iteration iteration) {
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("bound", iteration.bound());
        members.put("expanded", iteration.expanded());
        members.put("cumulative", iteration.cumulative());
        members.put("generated", iteration.generated());
        members.put("duplicates", iteration.duplicates());
        return members;
    }
}
