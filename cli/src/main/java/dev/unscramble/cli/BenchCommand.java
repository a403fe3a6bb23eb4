package dev.unscramble.cli;

import dev.unscramble.bench.Korf24Benchmark;
import dev.unscramble.bench.Korf24Report;
import dev.unscramble.bench.KorfBenchmark;
import dev.unscramble.bench.KorfReport;
import dev.unscramble.bench.LargeBenchmark;
import dev.unscramble.bench.LargeCheck;
import dev.unscramble.bench.LargeReport;
import dev.unscramble.bench.Signature;
import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.catalog.SearchOptions;
import dev.unscramble.catalog.Solver;
import dev.unscramble.cli.arguments.OutputFormat;
import dev.unscramble.cli.terminal.ExitCode;
import dev.unscramble.cli.terminal.ProgressLine;
import dev.unscramble.files.AtomicFile;
import dev.unscramble.input.InstanceReader;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Position;
import dev.unscramble.text.Names;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The standard benchmarks. */
@CommandLine.Command(
        name = "bench",
        description = "The standard benchmarks.",
        sortOptions = false,
        footer = {
            "",
            "signature solves a fixed suite and compares the node counts with the recorded",
            "ones; it ends with 1 if they differ. --print writes the counts as recorded.",
            "",
            "korf100 solves Korf's hundred 15-puzzles by IDA*, several times over, and shows",
            "the first pass and the warm ones beside what other solvers reach.",
            "",
            "korf24 proves some of Korf and Felner's 24-puzzles optimal, as solve --optimal does,",
            "on one thread and then on more, and shows the times beside the published nodes.",
            "The easiest are 38, 40 and 44; most of the others take hours.",
            "",
            "large solves boards from 5x5 to 16x16 by the anytime search, each within 1 s and",
            "within 10 s, and shows the mean lengths. All of them take about half an hour.",
            "--chart draws how lengths fall as time goes by. --check solves thousands of random",
            "boards of many sizes instead, with few nodes each, and ends with 1 if one fails.",
            "",
            "Examples:",
            "  unscramble bench --list",
            "  unscramble bench signature",
            "  unscramble bench korf100 -H pdb:7-8",
            "  unscramble bench korf100 -H pdb:6-6-3 --threads 2 --passes 3 --format json",
            "  unscramble bench korf100 -H h2 --duplicates parent --instances 12 --passes 1",
            "  unscramble bench korf24 --numbers 38,40,44 --threads 2",
            "  unscramble bench large --instances 5 --chart quality.svg",
            "  unscramble bench large --check"
        })
final class BenchCommand extends Command {
    private static final int LONG_SEQUENCES = 13;

    /** What there is. */
    enum Benchmark {
        SIGNATURE("the node counts of a fixed suite, compared with the recorded ones"),
        KORF100("Korf's hundred 15-puzzles, by IDA*, beside what other solvers reach"),
        KORF24("some of Korf and Felner's 24-puzzles, proved optimal, on one thread and on more"),
        LARGE("boards from 5x5 to 16x16, by the anytime search, within 1 s and 10 s");

        private final String description;

        Benchmark(String description) {
            this.description = description;
        }
    }

    @Parameters(arity = "0..1", paramLabel = "BENCHMARK", description = "which one")
    private Optional<Benchmark> benchmark = Optional.empty();

    @Option(names = "--list", description = "list the benchmarks")
    private boolean list;

    @Option(names = "--print", description = "signature: only print the counts")
    private boolean onlyPrint;

    @Option(
            names = {"-H", "--heuristic"},
            paramLabel = "NAME",
            description = "korf100: which heuristic (default: pdb:7-8 if it is built, else pdb:6-6-3)")
    private Optional<String> heuristic = Optional.empty();

    @Option(names = "--passes", paramLabel = "N", description = "korf100: how often (default: 6, the first one cold)")
    private int passes = 6;

    @Option(
            names = "--instances",
            paramLabel = "N",
            description = "korf100, large: only the first N of each kind (default: all)")
    private Optional<Integer> instances = Optional.empty();

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "korf100, large: how many share a search; korf24: up to how many, after one (default: 1)")
    private int threads = 1;

    @Option(names = "--chart", paramLabel = "FILE", description = "large: draw lengths over time into an SVG file")
    private Optional<Path> chart = Optional.empty();

    @Option(names = "--check", description = "large: only see that thousands of boards are solved")
    private boolean onlyCheck;

    @Option(
            names = "--numbers",
            paramLabel = "LIST",
            split = ",",
            description = "korf24: the numbers of the instances (default: 38,40,44)")
    private List<Integer> numbers = List.of(38, 40, 44);

    @Option(
            names = "--duplicates",
            paramLabel = "RULE",
            description = "korf100: parent, path or sequences of moves (the default)")
    private Duplicates duplicates = Duplicates.SEQUENCES;

    @Option(
            names = "--sequence-length",
            paramLabel = "N",
            description = "korf100: the longest sequences that are looked at (default: 13)")
    private int sequenceLength = LONG_SEQUENCES;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "korf100, korf24, large: text (the default) or json")
    private OutputFormat format = OutputFormat.TEXT;

    @Override
    public Integer call() {
        if (list) {
            for (Benchmark one : Benchmark.values()) {
                print(String.format(Locale.ROOT, "%-10s %s", Names.label(one), one.description));
            }
            return ExitCode.DONE;
        }
        return switch (benchmark.orElseThrow(() -> new InputException("which benchmark? --list shows them"))) {
            case SIGNATURE -> signature();
            case KORF100 -> korf(new InstanceReader(PuzzleSettings.DEFAULT.withTables(tables())).domain("4x4"));
            case KORF24 -> korf24();
            case LARGE -> onlyCheck ? check() : large();
        };
    }

    private <P extends Position> int korf(Domain<P> domain) {
        int count = instances.orElse(100);
        if (passes < 1 || count < 1 || count > 100) {
            throw new InputException("--passes must be at least 1, and --instances from 1 to 100");
        }
        SearchOptions options = SearchOptions.DEFAULT
                .withDuplicates(Optional.of(duplicates))
                .withSequenceLength(sequenceLength)
                .withThreads(threads);
        long begin = System.nanoTime();
        Solver<P> solver = heuristic.isPresent()
                ? Solver.of(domain, "idastar", heuristic, options)
                : domain.auto(Optional.empty(), options);
        double readySeconds = (System.nanoTime() - begin) / 1e9;
        ProgressLine progress = progress();
        List<KorfBenchmark.Pass> done = KorfBenchmark.run(domain, solver, count, passes, progress, pass -> {
            progress.clear();
            remark(String.format(Locale.ROOT, "a pass took %.3f s", pass.seconds()));
        });
        Runtime machine = Runtime.getRuntime();
        long memory = machine.totalMemory() - machine.freeMemory();
        KorfReport report = new KorfReport(solver.heuristicName(), threads, count, readySeconds, memory, done);
        print(format == OutputFormat.JSON ? report.json() : report.text());
        return ExitCode.DONE;
    }

    private int korf24() {
        if (threads < 1) {
            throw new InputException("--threads must be at least 1");
        }
        ProgressLine progress = progress();
        Korf24Report report = new Korf24Report(Korf24Benchmark.run(numbers, threads, tables(), progress, row -> {
            progress.clear();
            remark(Korf24Report.line(row));
        }));
        print(format == OutputFormat.JSON ? report.json() : report.text());
        return ExitCode.DONE;
    }

    private int large() {
        ProgressLine progress = progress();
        List<LargeBenchmark.Row> rows = LargeBenchmark.run(largeInstances(), threads, progress, row -> {
            progress.clear();
            remark(LargeReport.line(row));
        });
        LargeReport report = new LargeReport(rows, threads);
        chart.ifPresent(file -> AtomicFile.write(file, report.chart()));
        print(format == OutputFormat.JSON ? report.json() : report.text());
        return ExitCode.DONE;
    }

    private int largeInstances() {
        int most = instances.orElse(Integer.MAX_VALUE);
        if (most < 1) {
            throw new InputException("--instances is " + most + "; it must be at least 1");
        }
        return most;
    }

    private int check() {
        ProgressLine progress = progress();
        List<LargeCheck.Row> rows = LargeCheck.run(largeInstances(), progress, row -> {
            progress.clear();
            print(row.toString());
        });
        return rows.stream().allMatch(LargeCheck.Row::isRight) ? ExitCode.DONE : ExitCode.NOT_SOLVED;
    }

    private int signature() {
        List<Signature.Entry> now = Signature.compute(this::remark);
        if (onlyPrint) {
            print(Signature.write(now));
            return ExitCode.DONE;
        }
        List<String> differences = Signature.differences(Signature.recorded(), now);
        differences.forEach(this::print);
        String verdict = differences.isEmpty() ? "unchanged" : "changed";
        print("signature " + Signature.total(now) + " (" + verdict + ")");
        return differences.isEmpty() ? ExitCode.DONE : ExitCode.NOT_SOLVED;
    }
}
