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

    private LargeBenchmark() {}

    /**
     * What came out for boards of one kind.
     *
     * @param values by time given: the mean length, or the ratio of all lengths to those published
     * @param targets by time given: what to reach
     * @param firstSeconds when the first solution was found, at the latest
     */
    public record Row(
            String boards,
            int count,
            boolean isRatio,
            List<Double> values,
            List<String> targets,
            double firstSeconds,
            double nodesPerSecond) {}

    /**
     * Runs it.
     *
     * @param most how many boards of each kind, at most
     * @param afterEach is told of each kind
     */
    public static List<Row> run(int most, Progress progress, Consumer<Row> afterEach) {
        List<Row> rows = new ArrayList<>();
        for (LargeBoards boards : LargeBoards.all(most)) {
            Row row = row(boards, progress);
            rows.add(row);
            afterEach.accept(row);
        }
        return rows;
    }

    private static Row row(LargeBoards boards, Progress progress) {
        List<Double> values = new ArrayList<>();
        double first = 0;
        long nodes = 0;
        double seconds = 0;
        for (int time : SECONDS) {
            long sum = 0;
            for (Instance<?> instance : boards.instances()) {
                Result result = solve(instance, time, progress);
                sum += result.length();
                first = Math.max(first, result.improvements().get(0).seconds());
                nodes += result.statistics().generated();
                seconds += result.statistics().seconds();
            }
            values.add((double) sum / base(boards));
        }
        int count = boards.instances().size();
        boolean isRatio = !boards.lengths().isEmpty();
        return new Row(boards.name(), count, isRatio, values, boards.targets(), first, nodes / seconds);
    }

    /** What the sum of all lengths is divided by. */
    private static long base(LargeBoards boards) {
        return boards.lengths().isEmpty()
                ? boards.instances().size()
                : boards.lengths().stream().mapToInt(Integer::intValue).sum();
    }

    private static <P extends Position> Result solve(Instance<P> instance, int seconds, Progress progress) {
        Solver<P> solver =
                Solver.of(instance.domain(), "anytime", Optional.of("linear-conflict"), SearchOptions.DEFAULT);
        Limits limits = Limits.NONE.withTime(Duration.ofSeconds(seconds));
        Result result = solver.solve(instance, limits, progress).result();
        if (result.statistics().nanos() < limits.time().toNanos() && !result.isOptimal()) {
            throw new StoppedException("stopped");
        }
        return result;
    }
}
