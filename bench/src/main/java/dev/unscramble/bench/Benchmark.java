package dev.unscramble.bench;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.SolveResult;
import dev.unscramble.experiment.runner.LocalExperiment;
import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.model.StoppedException;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.pdb.Tables;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A benchmark: boards, each kind of which is solved by each solver within each limit, several times. The first
 * pass shows the speed of a fresh JVM, the others that of a warm one.
 *
 * @param passes their number
 */
public record Benchmark(
        String name, List<Boards> boards, List<SolveOptions> solvers, List<SolveOptions> limits, int passes) {

    /** The longest duplicate sequences of moves that are worth their time on all of Korf's hundred. */
    public static final int LONG_SEQUENCES = 13;

    /** The whole table of performance: all the others, with several heuristics. */
    public static List<Benchmark> all(Tables tables) {
        SolveOptions idaStar = SolveOptions.NONE
                .with(SolveOption.ALGORITHM, "idastar")
                .with(SolveOption.SEQUENCE_LENGTH, Integer.toString(LONG_SEQUENCES));
        SolveOptions pruned = idaStar.with(SolveOption.DUPLICATES, "sequences");
        List<Benchmark> all = new ArrayList<>(many(tables));
        all.add(korf100(idaStar.with(SolveOption.HEURISTIC, "manhattan"), 3, 1, tables)
                .besides("120 to 196 M/s by plain C"));
        all.add(korf100(pruned.with(SolveOption.HEURISTIC, "pdb:6-6-3"), 100, 3, tables)
                .besides("7.6 s by Kociemba's, 34 s by hog2"));
        all.add(korf100(pruned.with(SolveOption.HEURISTIC, "pdb:7-8"), 100, 6, tables)
                .besides("0.31 s by plain C, 0.32 to 0.46 s by Kociemba's"));
        all.add(korf24(List.of(38, 40, 44), 2, tables));
        all.add(large(5, 1));
        return all;
    }

    /** This benchmark as a part of all, with a result of others on a machine like ours to compare with. */
    private Benchmark besides(String others) {
        List<Boards> compared =
                boards.stream().map(some -> some.besides(others)).toList();
        return new Benchmark("all", compared, solvers, limits, passes);
    }

    /** Many small puzzles: cubes by the default solver, 8-puzzles by A*, and 15-puzzles with small tables. */
    public static List<Benchmark> many(Tables tables) {
        return List.of(
                many(Boards.random("cube", 1000, tables), SolveOptions.NONE),
                many(Boards.random("3x3", 1000, tables), SolveOptions.NONE.with(SolveOption.ALGORITHM, "astar")),
                many(Boards.random("4x4", 100, tables), SolveOptions.NONE.with(SolveOption.HEURISTIC, "pdb:6-6-3")));
    }

    private static Benchmark many(Boards boards, SolveOptions solver) {
        return new Benchmark("many", List.of(boards), List.of(solver), List.of(SolveOptions.NONE), 3);
    }

    /** The first of Korf's hundred 15-puzzles, by one solver. */
    public static Benchmark korf100(SolveOptions solver, int count, int passes, Tables tables) {
        return new Benchmark(
                "korf100", List.of(Boards.korf100(count, tables)), List.of(solver), List.of(SolveOptions.NONE), passes);
    }

    /** Some of Korf and Felner's 24-puzzles, proved optimal, on one thread, on two, and so on. */
    public static Benchmark korf24(List<Integer> numbers, int threads, Tables tables) {
        SolveOptions proof = SolveOptions.NONE.with(SolveOption.OPTIMAL, SolveOption.YES);
        return new Benchmark(
                "korf24",
                numbers.stream().map(number -> Boards.korf24(number, tables)).toList(),
                IntStream.rangeClosed(1, threads)
                        .mapToObj(count -> proof.with(SolveOption.THREADS, Integer.toString(count)))
                        .toList(),
                List.of(SolveOptions.NONE),
                1);
    }

    /** Large boards by the anytime search, each within 1 s and within 10 s, at most {@code most} of each kind. */
    public static Benchmark large(int most, int threads) {
        SolveOptions anytime = SolveOptions.NONE
                .with(SolveOption.ALGORITHM, "anytime")
                .with(SolveOption.HEURISTIC, "linear-conflict")
                .with(SolveOption.THREADS, Integer.toString(threads));
        return new Benchmark(
                "large",
                Boards.large(most),
                List.of(anytime),
                Stream.of("1s", "10s")
                        .map(time -> SolveOptions.NONE.with(SolveOption.TIME_LIMIT, time))
                        .toList(),
                1);
    }

    /**
     * Runs it.
     *
     * @param afterEach is called after each pass through boards
     * @throws StoppedException if it is stopped
     */
    public BenchmarkReport run(Progress progress, BooleanSupplier isStopped, Consumer<Pass> afterEach) {
        long begin = System.nanoTime();
        boards.forEach(some -> prepare(some.instances().get(0).domain()));
        double readySeconds = (System.nanoTime() - begin) / 1e9;
        List<Pass> done = new ArrayList<>();
        for (Boards some : boards) {
            run(some, progress, isStopped, pass -> {
                done.add(pass);
                afterEach.accept(pass);
            });
        }
        Runtime machine = Runtime.getRuntime();
        return new BenchmarkReport(name, readySeconds, machine.totalMemory() - machine.freeMemory(), done);
    }

    private void prepare(Domain<?> domain) {
        solvers.forEach(options -> options.solver(domain).prepare(BuildMonitor.NONE));
    }

    private void run(Boards some, Progress progress, BooleanSupplier isStopped, Consumer<Pass> afterEach) {
        LocalExperiment runs = new LocalExperiment(some.instances(), solvers, limits, passes);
        int perPass = runs.size() / passes;
        List<Double> seconds = new ArrayList<>();
        runs.run(
                (number, solver, work) -> {
                    long begin = System.nanoTime();
                    SolveResult<?> solved = work.apply(progress);
                    seconds.add((System.nanoTime() - begin) / 1e9);
                    return solved;
                },
                isStopped,
                solved -> {
                    int made = runs.results().size();
                    if (!isStopped.getAsBoolean()) {
                        check(some, (made - 1) % perPass / (solvers.size() * limits.size()), solved);
                        if (made % perPass == 0) {
                            passes(some, made / perPass, runs.last(perPass), seconds.subList(made - perPass, made))
                                    .forEach(afterEach);
                        }
                    }
                });
        if (isStopped.getAsBoolean()) {
            throw new StoppedException("stopped");
        }
    }

    /** One pass for each limit and solver, from results that are in the order of instances. */
    private Stream<Pass> passes(Boards some, int number, List<SolveResult<?>> results, List<Double> seconds) {
        int perInstance = limits.size() * solvers.size();
        return IntStream.range(0, perInstance).mapToObj(column -> {
            int limit = column / solvers.size();
            int[] own = IntStream.iterate(column, i -> i < results.size(), i -> i + perInstance)
                    .toArray();
            return new Pass(
                    some,
                    solvers.get(column % solvers.size()),
                    limits.get(limit).describe(),
                    number,
                    limit < some.references().size() ? some.references().get(limit) : "",
                    IntStream.of(own).<SolveResult<?>>mapToObj(results::get).toList(),
                    IntStream.of(own).mapToObj(seconds::get).toList());
        });
    }

    private static void check(Boards some, int index, SolveResult<?> solved) {
        Result result = solved.result();
        int published = some.areShortest() ? some.lengths().get(index) : 0;
        boolean isRight = result.isSolved()
                && result.length() >= published
                && (!result.isOptimal() || published == 0 || result.length() == published);
        if (!isRight) {
            Instance<?> instance = solved.instance();
            throw new IllegalStateException(instance.start() + " of " + some.name() + " needs " + published
                    + " moves, and the answer is " + result.outcome()
                    + (result.outcome() == Outcome.SOLVED ? " " + result.length() : ""));
        }
    }
}
