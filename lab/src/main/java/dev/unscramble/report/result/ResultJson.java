package dev.unscramble.report.result;

import dev.unscramble.catalog.SolveResult;
import dev.unscramble.catalog.Version;
import dev.unscramble.json.Json;
import dev.unscramble.model.Improvement;
import dev.unscramble.model.Result;
import dev.unscramble.model.Statistics;
import dev.unscramble.run.Attribute;
import dev.unscramble.run.Measurement;
import dev.unscramble.text.Names;
import java.util.EnumSet;
import java.util.List;
import java.util.function.Function;

/** A result as JSON. A member without a value, such as the length if there is no solution, is null. */
public final class ResultJson {
    private ResultJson() {}

    /** The result with the moves by their usual names. */
    public static Json of(SolveResult<?> solved) {
        return of(solved, solved.moveNames());
    }

    /** The result with the moves by these names. */
    public static Json of(SolveResult<?> solved, List<String> moves) {
        Result result = solved.result();
        Measurement found = Measurement.of(solved);
        Json json = Json.object()
                .put("puzzle", solved.instance().puzzle().name())
                .put("start", solved.instance().start())
                .put("goal", solved.instance().goal());
        solved.instance().goalReason().ifPresent(reason -> json.put("goalReason", reason));
        json.put("algorithm", solved.solver().search().name());
        solved.solver().reason().ifPresent(reason -> json.put("auto", reason));
        json.put("heuristic", solved.solver().heuristicName()).putAll(found.figures(List.of(Attribute.STATUS)));
        result.reason().ifPresent(reason -> json.put("reason", reason));
        result.stopLabel()
                .ifPresent(stop -> json.put("stopped", stop)
                        .put("improvements", list(result.improvements(), ResultJson::improvement)));
        json.putAll(found.figures(EnumSet.range(Attribute.LENGTH, Attribute.LOWER_BOUND)))
                .put("moves", result.isSolved() ? moves : null)
                .putAll(found.figures(EnumSet.range(Attribute.INITIAL_H, Attribute.EXPANDED_BEFORE_LAST_LAYER)));
        if (result.statistics().generated() == 0) { // there was no search
            json.put(Attribute.INITIAL_H.label(), null);
        }
        solved.leastExpanded().ifPresent(least -> json.put(Attribute.LEAST_EXPANDED.label(), least));
        return json.put("iterations", list(result.statistics().iterations(), ResultJson::iteration))
                .putAll(found.figures(EnumSet.range(Attribute.EBF, Attribute.SECONDS)))
                .put("preparationSeconds", result.statistics().preparationNanos() / 1e9)
                .put(Attribute.SPEED.label(), Math.round(result.statistics().nodesPerSecond()))
                .put("seed", null)
                .put("version", Version.current())
                .put("duplicateRule", solved.solver().duplicates().map(Names::label))
                .put("label", solved.solver().label());
    }

    private static <T> List<Json> list(List<T> items, Function<T, Json> writer) {
        return items.stream().map(writer).toList();
    }

    private static Json improvement(Improvement improvement) {
        return Json.object()
                .put("seconds", improvement.seconds())
                .put("length", improvement.length())
                .put("cost", improvement.cost());
    }

    private static Json iteration(Statistics.Iteration iteration) {
        return Json.object()
                .put("bound", iteration.bound())
                .put("expanded", iteration.expanded())
                .put("cumulative", iteration.cumulative())
                .put("generated", iteration.generated())
                .put("duplicates", iteration.duplicates());
    }
}
