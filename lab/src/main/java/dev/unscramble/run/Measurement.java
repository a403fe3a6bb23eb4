package dev.unscramble.run;

import dev.unscramble.catalog.SolveResult;
import dev.unscramble.json.Json;
import dev.unscramble.json.JsonForm;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Result;
import dev.unscramble.model.Statistics;
import dev.unscramble.text.Names;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * The figures of a run, with the names that they have in every {@link Result}.
 *
 * @param algorithm the algorithm that was used, which {@code auto} may have picked
 * @param heuristic the heuristic that guided it
 * @param length the moves of the solution; 0 if there is none
 * @param cost the cost of the solution; 0 if there is none
 * @param lowerBound a proved bound: no solution costs less
 * @param statistics its rounds are not written to files
 * @param leastExpanded the least number of nodes that any search of its kind must expand, if it is known
 */
public record Measurement(
        String algorithm,
        String heuristic,
        Outcome outcome,
        int length,
        int cost,
        boolean isOptimal,
        int lowerBound,
        int initialH,
        Statistics statistics,
        OptionalLong leastExpanded) {

    public static final JsonForm<Measurement> JSON = JsonForm.of(members -> {
        members.derived("algorithm", Measurement::algorithm);
        members.derived("heuristic", Measurement::heuristic);
        Attribute.KEPT.forEach(attribute -> members.derived(attribute.label(), attribute::value));
        return members.read(Measurement::read);
    });

    /** The measurement of a cancelled run. */
    public static final Measurement CANCELLED =
            new Measurement("", "", Outcome.CANCELLED, 0, 0, false, 0, 0, Statistics.EMPTY, OptionalLong.empty());

    public static Measurement of(SolveResult<?> solved) {
        Result result = solved.result();
        return new Measurement(
                solved.solver().label(),
                solved.solver().heuristicName(),
                result.outcome(),
                result.isSolved() ? result.length() : 0,
                result.isSolved() ? result.cost() : 0,
                result.isOptimal(),
                result.lowerBound(),
                result.initialH(),
                result.statistics(),
                solved.leastExpanded());
    }

    public boolean isSolved() {
        return outcome == Outcome.SOLVED;
    }

    /** Nodes per second; NaN if no time was measured. */
    public double nodesPerSecond() {
        return statistics.nanos() == 0 ? Double.NaN : statistics.nodesPerSecond();
    }

    /** How many times the least it expanded; NaN if that is not known, or none had to be expanded. */
    public double timesLeast() {
        long least = leastExpanded.orElse(0);
        return least == 0 ? Double.NaN : (double) statistics.expanded() / least;
    }

    /** The effective branching factor; NaN if nothing was solved, or the solution has no moves. */
    public double ebf() {
        return isSolved() ? statistics.ebf(length) : Double.NaN;
    }

    /** The simpler branching factor, the root of the nodes generated; NaN if there is none. */
    public double ebfRoot() {
        return isSolved() ? statistics.ebfRoot(length) : Double.NaN;
    }

    /** Some of its attributes by their names, in this order. */
    public Map<String, @Nullable Object> figures(Collection<Attribute> attributes) {
        Map<String, @Nullable Object> figures = new LinkedHashMap<>();
        attributes.forEach(attribute -> figures.put(attribute.label(), attribute.value(this)));
        return figures;
    }

    /** Moves of older versions, which did not write the cost, cost one each. */
    private static Measurement read(Json json) {
        int length = json.optionalSmall("length").orElse(0);
        return new Measurement(
                json.text("algorithm"),
                json.text("heuristic"),
                Names.oneOf(Outcome.values(), json.text("status")),
                length,
                json.optionalSmall("cost").orElse(length),
                json.flag("optimal"),
                json.small("lowerBound"),
                json.small("initialH"),
                new Statistics(
                        json.whole("expanded"),
                        json.whole("generated"),
                        json.whole("duplicates"),
                        json.whole("reopened"),
                        json.whole("maxOpen"),
                        json.whole("maxStored"),
                        json.whole("expandedBeforeLastLayer"),
                        List.of(),
                        Math.round(json.number("seconds") * 1e9)),
                json.optionalWhole("leastExpanded"));
    }
}
