package dev.unscramble.bench;

import dev.unscramble.catalog.SolveResult;
import dev.unscramble.model.Improvement;
import dev.unscramble.model.Result;
import dev.unscramble.options.SolveOptions;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * The results of one solver on some boards, within one limit.
 *
 * @param limit in words; empty if there is none
 * @param number counted from 1
 * @param reference the published result to compare with; may be empty
 * @param times for each board, in seconds
 */
public record Pass(
        Boards boards,
        SolveOptions options,
        String limit,
        int number,
        String reference,
        List<SolveResult<?>> results,
        List<Double> times) {

    int count() {
        return results.size();
    }

    int threads() {
        return options.search().threads();
    }

    double seconds() {
        return times.stream().mapToDouble(Double::doubleValue).sum();
    }

    double slowest() {
        return times.stream().mapToDouble(Double::doubleValue).max().orElseThrow();
    }

    double meanLength() {
        return sum(Result::length) / count();
    }

    /** The sum of all lengths, as a multiple of that of the published ones; not a number if there are none. */
    double ratio() {
        return boards.lengths().isEmpty()
                ? Double.NaN
                : sum(Result::length)
                        / boards.lengths().stream().mapToInt(Integer::intValue).sum();
    }

    double meanH() {
        return sum(Result::initialH) / count();
    }

    double expanded() {
        return sum(result -> result.statistics().expanded());
    }

    double generated() {
        return sum(result -> result.statistics().generated());
    }

    /** The time at which every board had a solution; not a number if solutions are not improved. */
    double firstSeconds() {
        return results.stream()
                .flatMap(solved -> solved.result().improvements().stream().limit(1))
                .mapToDouble(Improvement::seconds)
                .max()
                .orElse(Double.NaN);
    }

    /** The mean length of the best solutions at a time; if a board has none at that time, its first solution counts. */
    double meanLengthAfter(double seconds) {
        return sum(result -> result.improvements().stream()
                        .filter(better -> better.seconds() <= seconds)
                        .reduce((before, better) -> better)
                        .orElse(result.improvements().get(0))
                        .length())
                / count();
    }

    private double sum(ToDoubleFunction<Result> value) {
        return results.stream().map(SolveResult::result).mapToDouble(value).sum();
    }
}
