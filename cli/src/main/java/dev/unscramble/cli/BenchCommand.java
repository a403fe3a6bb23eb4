package dev.unscramble.cli;

import dev.unscramble.bench.Benchmark;
import dev.unscramble.bench.BenchmarkReport;
import dev.unscramble.bench.Signature;
import dev.unscramble.cli.arguments.OutputFormat;
import dev.unscramble.cli.terminal.ExitCode;
import dev.unscramble.cli.terminal.ProgressLine;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.InputException;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.text.Names;
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
            "In JSON, curve has the lengths as they fall over time.",
            "",
            "many solves random pocket cubes, 8-puzzles and 15-puzzles.",
            "",
            "all runs the others, korf100 with three heuristics and large with five boards of",
            "each kind, beside targets and what other programs reach. It makes tables that are",
            "missing (550 MB), and prints a report, in JSON a line, for each benchmark.",
            "",
            "Examples:",
            "  unscramble bench --list",
            "  unscramble bench signature",
            "  unscramble bench korf100 -H pdb:7-8",
            "  unscramble bench korf100 -H pdb:6-6-3 --threads 2 --passes 3 --format json",
            "  unscramble bench korf100 -H h2 --duplicates parent --instances 12 --passes 1",
            "  unscramble bench korf24 --numbers 38,40,44 --threads 2",
            "  unscramble bench large --instances 5 --format json",
            "  unscramble bench all"
        })
final class BenchCommand extends Command {
    /** The benchmarks. */
    enum Name {
        SIGNATURE("the node counts of a fixed suite, compared with the recorded ones"),
        KORF100("Korf's hundred 15-puzzles, by IDA*, beside what other solvers reach"),
        KORF24("some of Korf and Felner's 24-puzzles, proved optimal, on one thread and on more"),
        LARGE("boards from 5x5 to 16x16, by the anytime search, within 1 s and 10 s"),
        MANY("1,000 pocket cubes, 1,000 8-puzzles and 100 15-puzzles, all random"),
        ALL("the whole table of performance, beside targets and other programs");

        private final String description;

        Name(String description) {
            this.description = description;
        }
    }

    @Parameters(arity = "0..1", paramLabel = "BENCHMARK", description = "which one")
    private Optional<Name> benchmark = Optional.empty();

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
            description = "korf100: the longest sequences that are pruned (default: 13)")
    private int sequenceLength = Benchmark.LONG_SEQUENCES;

    @Option(names = "--format", paramLabel = "FORMAT", description = "text (the default) or json, not for signature")
    private OutputFormat format = OutputFormat.TEXT;

    @Override
    public Integer call() {
        if (list) {
            for (Name one : Name.values()) {
                print(String.format(Locale.ROOT, "%-10s %s", Names.label(one), one.description));
            }
            return ExitCode.DONE;
        }
        return switch (benchmark.orElseThrow(() -> new InputException("which benchmark? --list shows them"))) {
            case SIGNATURE -> signature();
            case KORF100 -> run(List.of(korf100()));
            case KORF24 -> run(List.of(Benchmark.korf24(numbers, threads(), tables())));
            case LARGE -> run(List.of(Benchmark.large(instances(Integer.MAX_VALUE), threads())));
            case MANY -> run(Benchmark.many(tables()));
            case ALL -> run(Benchmark.all(tables()));
        };
    }

    private Benchmark korf100() {
        if (passes < 1) {
            throw new InputException("--passes is " + passes + "; it must be at least 1");
        }
        SolveOptions options = SolveOptions.NONE
                .with(SolveOption.DUPLICATES, Names.label(duplicates))
                .with(SolveOption.SEQUENCE_LENGTH, Integer.toString(sequenceLength))
                .with(SolveOption.THREADS, Integer.toString(threads()))
                .with(SolveOption.HEURISTIC, heuristic);
        return Benchmark.korf100(
                heuristic.isPresent() ? options.with(SolveOption.ALGORITHM, "idastar") : options,
                instances(100),
                passes,
                tables());
    }

    private int threads() {
        if (threads < 1) {
            throw new InputException("--threads is " + threads + "; it must be at least 1");
        }
        return threads;
    }

    private int instances(int most) {
        int count = instances.orElse(most);
        if (count < 1 || count > most) {
            throw new InputException("--instances is " + count + "; it must be at least 1"
                    + (most < Integer.MAX_VALUE ? " and at most " + most : ""));
        }
        return count;
    }

    private int run(List<Benchmark> chosen) {
        ProgressLine progress = progress();
        for (Benchmark each : chosen) {
            BenchmarkReport report = each.run(progress, this::isInterrupted, pass -> {
                progress.clear();
                remark(BenchmarkReport.line(pass));
            });
            print(format == OutputFormat.JSON ? report.json() : report.text() + (chosen.size() > 1 ? "\n" : ""));
            terminal().flush();
        }
        return ExitCode.DONE;
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
