package dev.unscramble.bench;

import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.SearchOptions;
import dev.unscramble.catalog.Solver;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.model.StoppedException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Solves large boards by the anytime search, each within 1 s and within 10 s, and takes the mean of the lengths. */
public final class LargeBenchmark {
    /** The times that each board is given. */
    public static final List<Integer> SECONDS = List.of(1, 10);

    /** When to look at the best solution of the longest run, for the curve of quality over time. */
    public static final List<Double> CURVE_SECONDS = List.of(0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0);

    private LargeBenchmark() {}

    /**
     * What came out for boards of one kind.
     *
     * @param values by time given: the mean length, or the ratio of all lengths to those published
     * @param targets by time given: what to reach
     * @param curve at each of {@link #CURVE_SECONDS}: how many times as long the best solution was as in the end
     * @param firstSeconds when the first solution was found, at the latest
     */
    public record Row(
            String boards,
            int count,
            boolean isRatio,
            List<Double> values,
            List<String> targets,
            List<Double> curve,
            double firstSeconds,
            double nodesPerSecond) {}

    /**
     * Runs it.
     *
     * @param most how many boards of each kind, at most
     * @param threads how many share a search
     * @param afterEach is called after each kind
     */
    public static List<Row> run(int most, int threads, Progress progress, Consumer<Row> afterEach) {
        List<Row> rows = new ArrayList<>();
        for (LargeBoards boards : LargeBoards.all(most)) {
            Row row = row(boards, threads, progress);
            rows.add(row);
            afterEach.accept(row);
        }
        return rows;
    }

    private static Row row(LargeBoards boards, int threads, Progress progress) {
        List<Double> values = new ArrayList<>();
        double first = 0;
        long nodes = 0;
        double seconds = 0;
        List<Result> results = new ArrayList<>();
        for (int time : SECONDS) {
            long sum = 0;
            results.clear();
            for (Instance<?> instance : boards.instances()) {
                Result result = solve(instance, time, threads, progress);
                results.add(result);
                sum += result.length();
                first = Math.max(first, result.improvements().get(0).seconds());
                nodes += result.statistics().generated();
                seconds += result.statistics().seconds();
            }
            values.add((double) sum / base(boards));
        }
        int count = boards.instances().size();
        boolean isRatio = !boards.lengths().isEmpty();
        return new Row(boards.name(), count, isRatio, values, boards.targets(), curve(results), first, nodes / seconds);
    }

    private static List<Double> curve(List<Result> results) {
        double end = results.stream().mapToInt(Result::length).sum();
        return CURVE_SECONDS.stream()
                .map(time -> results.stream()
                                .mapToInt(result -> lengthAfter(result, time))
                                .sum()
                        / end)
                .toList();
    }

    /**
     * How long the best solution was at a time; the first one, before there was any. What is found just before the end is
     * told just after it, and counts.
     */
    private static int lengthAfter(Result result, double seconds) {
        if (seconds >= SECONDS.get(SECONDS.size() - 1)) {
            return result.length();
        }
        return result.improvements().stream()
                .filter(better -> better.seconds() <= seconds)
                .reduce((before, better) -> better)
                .orElse(result.improvements().get(0))
                .length();
    }

    /** What the sum of all lengths is divided by. */
    private static long base(LargeBoards boards) {
        return boards.lengths().isEmpty()
                ? boards.instances().size()
                : boards.lengths().stream().mapToInt(Integer::intValue).sum();
    }

    private static <P extends Position> Result solve(
            Instance<P> instance, int seconds, int threads, Progress progress) {
        SearchOptions options = SearchOptions.DEFAULT.withThreads(threads);
        Solver<P> solver = Solver.of(instance.domain(), "anytime", Optional.of("linear-conflict"), options);
        Limits limits = Limits.NONE.withTime(Duration.ofSeconds(seconds));
        Result result = solver.solve(instance, limits, progress).result();
        if (result.statistics().nanos() < limits.time().toNanos() && !result.isOptimal()) {
            throw new StoppedException("stopped");
        }
        return result;
    }
}
