package dev.unscramble.bench;

import dev.unscramble.catalog.Algorithm;
import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.catalog.SearchOptions;
import dev.unscramble.catalog.Solver;
import dev.unscramble.input.InstanceReader;
import dev.unscramble.input.Suite;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.model.Statistics;
import dev.unscramble.model.StoppedException;
import dev.unscramble.pdb.Tables;
import dev.unscramble.search.AStarIdaStar.Aim;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** Proves some of Korf and Felner's 24-puzzles optimal, on one thread and then on more. */
public final class Korf24Benchmark {
    private static final String SUITE = "korf24";

    private Korf24Benchmark() {}

    /**
     * What one instance took.
     *
     * @param published the nodes that Korf and Felner's search generated
     * @param byThreads on one thread, on two, and so on
     */
    public record Row(int number, int length, long published, List<Statistics> byThreads) {}

    /**
     * Runs it.
     *
     * @param threads up to how many, after one
     * @param afterEach is called after each instance
     */
    public static List<Row> run(
            List<Integer> numbers, int threads, Tables tables, Progress progress, Consumer<Row> afterEach) {
        InstanceReader reader = new InstanceReader(
                PuzzleSettings.DEFAULT.withGoal("blank-first").withTables(tables));
        List<String[]> chosen = numbers.stream().map(Korf24Benchmark::fields).toList();
        List<Row> rows = new ArrayList<>();
        for (String[] fields : chosen) {
            Instance<?> instance = reader.readText(fields[1]);
            int length = Integer.parseInt(fields[3]);
            List<Statistics> byThreads = IntStream.rangeClosed(1, threads)
                    .mapToObj(count -> prove(instance, length, count, progress))
                    .toList();
            Row row = new Row(Integer.parseInt(fields[0]), length, Long.parseLong(fields[4]), byThreads);
            rows.add(row);
            afterEach.accept(row);
        }
        return rows;
    }

    private static String[] fields(int number) {
        return Suite.rows(SUITE)
                .filter(row -> row.startsWith(number + ","))
                .findFirst()
                .orElseThrow(() -> new InputException("unknown number " + number + "; there are "
                        + String.join(
                                ", ",
                                Suite.rows(SUITE).map(row -> row.split(",")[0]).toList())))
                .split(",");
    }

    private static <P extends Position> Statistics prove(
            Instance<P> instance, int length, int threads, Progress progress) {
        SearchOptions options = SearchOptions.DEFAULT.withAim(Aim.PROVE).withThreads(threads);
        Solver<P> solver = Solver.of(instance.domain(), Algorithm.AUTO, Optional.empty(), options);
        Result result = solver.solve(instance, Limits.NONE, progress).result();
        if (result.outcome() == Outcome.CANCELLED || !result.isOptimal()) {
            throw new StoppedException("stopped");
        }
        if (result.length() != length) {
            throw new IllegalStateException(
                    instance.start() + " needs " + length + " moves, and the answer is " + result.length());
        }
        return result.statistics();
    }
}
