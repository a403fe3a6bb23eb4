package dev.unscramble.bench;

import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.catalog.SolveResult;
import dev.unscramble.experiment.runner.LocalExperiment;
import dev.unscramble.input.InstanceReader;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Statistics;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.text.Names;
import dev.unscramble.text.Resource;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * The node counts of a fixed suite of instances and solvers. They depend on nothing but the code, so
 * that a change which alters none of them has not altered how anything searches.
 */
public final class Signature {
    private static final String RECORD = "signature.csv";
    private static final String HEADER = "instance,algorithm,heuristic,length,expanded,generated,maxStored";

    private static final String LARGE = "6 11 2 9 3 1 0 13 7 4 5 10 20 8 14 16 17 12 18 24 15 21 22 19 23";

    private static final String CUBE = "R U' F2 R U2 F' R U R";

    /** Korf's number 79. */
    private static final String KORF_79 = "0 1 9 7 11 13 5 3 14 12 4 2 8 6 10 15";

    /**
     * An instance, its goal, then the solvers; a solver is an algorithm and, each after a blank, a heuristic, the
     * length of the sequences that are left out and the number of threads.
     */
    private static final List<List<String>> SUITE = List.of(
            List.of("724 5b6 831", "blank-first", "backtrack", "ids", "bfs", "ucs", "bidirectional"),
            List.of("724 5b6 831", "blank-first", "greedy h2", "astar zero", "astar h1", "astar h2", "astar h3"),
            List.of("724 5b6 831", "blank-first", "astar h4", "astar gaschnig", "astar linear-conflict", "astar pdb"),
            List.of("724 5b6 831", "blank-first", "wastar:2 h2", "astar sum(h1,h2)", "astar max(h1,h3)"),
            List.of("724 5b6 831", "blank-first", "idastar h2", "rbfs h2", "beam:10 h2", "beam:100 h2"),
            List.of("867 254 3b1", "blank-last", "bfs", "astar h2", "idastar linear-conflict", "rbfs h2"),
            List.of("281 b43 765", "snail", "backtrack", "bfs", "astar h2", "idastar h2", "beam:10 h1"),
            List.of("2437 1b65", "blank-last", "bfs", "astar gaschnig", "rbfs h2", "bidirectional"),
            List.of("4 6 7 10 5 1 2 3 8 9 11 15 12 0 13 14", "blank-first", "bidirectional", "astar h2", "beam h2"),
            List.of(KORF_79, "blank-first", "idastar h2", "idastar walking-distance", "idastar pdb"),
            List.of(
                    KORF_79,
                    "blank-first",
                    "auto",
                    "idastar pdb 10",
                    "idastar h2 14",
                    "idastar h2 2 2",
                    "idastar pdb 10 3"),
            List.of("724 5b6 831", "blank-first", "auto"),
            List.of(CUBE, "solved", "auto", "idastar pdb:twist 4", "idastar pdb:permutation 2 2"),
            List.of("13 8 14 3 9 1 0 7 15 5 4 10 12 2 6 11", "blank-first", "idastar linear-conflict", "beam:500 h2"),
            List.of(LARGE, "blank-first", "astar h2", "idastar linear-conflict", "rbfs linear-conflict"),
            List.of(CUBE, "solved", "bidirectional", "astar opposites", "astar pdb:twist", "wastar:2 pdb:permutation"),
            List.of(CUBE, "solved", "idastar max(pdb:permutation,pdb:twist)", "idastar pdb", "rbfs pdb:permutation"),
            List.of(CUBE, "solved", "greedy opposites", "beam:100 opposites", "beam:10 pdb:twist"));

    private Signature() {}

    /** The node counts of one solver on one instance. */
    public record Entry(
            String instance,
            String algorithm,
            String heuristic,
            int length,
            long expanded,
            long generated,
            long maxStored) {
        String key() {
            return instance + "," + algorithm + ",\"" + heuristic + "\"";
        }

        String line() {
            return key() + "," + length + "," + expanded + "," + generated + "," + maxStored;
        }
    }

    /** Solves the suite; {@code progress} receives the current instance. */
    public static List<Entry> compute(Consumer<String> progress) {
        List<Entry> entries = new ArrayList<>();
        for (List<String> row : SUITE) {
            progress.accept("solving " + row.get(0));
            Instance<?> instance = new InstanceReader(PuzzleSettings.DEFAULT.withGoal(row.get(1)))
                    .readOne(row.get(0), InputStream.nullInputStream());
            List<String> solvers = row.subList(2, row.size());
            LocalExperiment runs = new LocalExperiment(
                    List.of(instance), solvers.stream().map(Signature::options).toList(), SolveOptions.NONE);
            runs.run(
                    (number, solver, work) -> work.apply(Progress.NONE),
                    () -> false,
                    solved -> entries.add(
                            entry(solved, solvers.get(runs.results().size() - 1).split(" "))));
        }
        return entries;
    }

    private static Entry entry(SolveResult<?> solved, String... solver) {
        Statistics statistics = solved.result().statistics();
        boolean isShared = solver.length > 3;
        return new Entry(
                solved.instance().start() + " to " + solved.instance().goal(),
                (solver[0].equals("auto") ? "auto: " : "")
                        + solved.solver().label()
                        + (solver.length > 2 ? " sequences " + solver[2] : "")
                        + (isShared ? " threads " + solver[3] : ""),
                solved.solver().heuristicName(),
                solved.result().length(),
                isShared ? statistics.expandedBeforeLastLayer() : statistics.expanded(),
                isShared ? generatedBeforeLastRound(statistics) : statistics.generated(),
                isShared ? 0 : statistics.maxStored());
    }

    private static SolveOptions options(String solver) {
        String[] words = solver.split(" ");
        SolveOptions options = SolveOptions.NONE.with(SolveOption.ALGORITHM, words[0]);
        if (words.length > 1) {
            options = options.with(SolveOption.HEURISTIC, words[1]);
        }
        if (words.length > 2) {
            options = options.with(SolveOption.DUPLICATES, Names.label(Duplicates.SEQUENCES))
                    .with(SolveOption.SEQUENCE_LENGTH, words[2]);
        }
        return words.length > 3 ? options.with(SolveOption.THREADS, words[3]) : options;
    }

    /** The count before the last round, which does not depend on the timing of threads. */
    private static long generatedBeforeLastRound(Statistics statistics) {
        List<Statistics.Iteration> rounds = statistics.iterations();
        return rounds.subList(0, rounds.size() - 1).stream()
                .mapToLong(Statistics.Iteration::generated)
                .sum();
    }

    /** The one number that stands for all: the nodes generated in the whole suite. */
    public static long total(List<Entry> entries) {
        return entries.stream().mapToLong(Entry::generated).sum();
    }

    /** The entries in the form in which they are recorded. */
    public static String write(List<Entry> entries) {
        return entries.stream().map(Entry::line).collect(Collectors.joining("\n", HEADER + "\n", ""));
    }

    /** The recorded lines. */
    public static List<String> recorded() {
        return Resource.text(Signature.class, RECORD).lines().skip(1).toList();
    }

    /** Recorded lines that are missing now, and new lines that are not recorded. */
    public static List<String> differences(List<String> recorded, List<Entry> now) {
        List<String> lines = now.stream().map(Entry::line).toList();
        List<String> differences = new ArrayList<>();
        recorded.stream().filter(line -> !lines.contains(line)).forEach(line -> differences.add("- " + line));
        lines.stream().filter(line -> !recorded.contains(line)).forEach(line -> differences.add("+ " + line));
        return differences;
    }
}
