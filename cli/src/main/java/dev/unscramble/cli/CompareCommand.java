package dev.unscramble.cli;

import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.SolveResult;
import dev.unscramble.cli.arguments.ChartArguments;
import dev.unscramble.cli.arguments.OutputFormat;
import dev.unscramble.cli.arguments.PuzzleArguments;
import dev.unscramble.cli.terminal.ExitCode;
import dev.unscramble.experiment.runner.LocalExperiment;
import dev.unscramble.model.InputException;
import dev.unscramble.options.OptionGroup;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.options.SolverSelection;
import dev.unscramble.report.chart.PngChart;
import dev.unscramble.report.result.ChartMeasure;
import dev.unscramble.report.result.ComparisonText;
import dev.unscramble.report.result.ResultCsv;
import dev.unscramble.report.result.ResultJson;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs several algorithms and heuristics on one puzzle. */
@CommandLine.Command(
        name = "compare",
        description = "Runs several algorithms and heuristics on one puzzle: one table, one chart.",
        sortOptions = false,
        footer = {
            "",
            "Limits hold for each solver. Nodes can be compared; times are those of one run in a JVM that is",
            "warming up.",
            "",
            "Examples:",
            "  unscramble compare \"724 5b6 831\"",
            "  unscramble compare -a astar,beam:50 -H \"h1,h2,sum(h1,h2)\" \"724 5b6 831\"",
            "  unscramble compare --chart time.png --bars time problem.json",
            "  unscramble compare -a astar,beam -H opposites,pdb:twist \"R U' F2 R U2\""
        })
final class CompareCommand extends Command {
    private static final String TIME_PER_SOLVER = "10s";

    @Parameters(
            arity = "1..*",
            paramLabel = "PUZZLE",
            description = "a puzzle in any format, a file, or - for standard input")
    @SuppressWarnings("NullAway.Init") // set by picocli
    private String[] puzzle;

    @Option(
            names = {"-a", "--algorithms", "--algorithm"},
            paramLabel = "NAMES",
            description = "algorithms, separated by commas; beam:10 and wastar:2 bring their number"
                    + " (default: backtrack, ids, bfs, astar with each heuristic, idastar, beam:10, beam:100)")
    private Optional<String> algorithms = Optional.empty();

    @Option(
            names = {"-H", "--heuristics", "--heuristic"},
            paramLabel = "NAMES",
            description = "heuristics, separated by commas; each algorithm that takes one runs with each")
    private Optional<String> heuristics = Optional.empty();

    @Mixin
    private final PuzzleArguments puzzleArguments = new PuzzleArguments();

    @Option(names = "--format", paramLabel = "FORMAT", description = "text (the default), json or csv")
    private OutputFormat format = OutputFormat.TEXT;

    @Option(
            names = "--bars",
            paramLabel = "NAME",
            description = "what the bars show: generated (the default), expanded, stored or time")
    private ChartMeasure bars = ChartMeasure.GENERATED;

    @Mixin
    private final ChartArguments chartArguments = new ChartArguments();

    @Override
    List<SolveOption> options() {
        return SolveOption.of(OptionGroup.RULES, OptionGroup.LIMITS, OptionGroup.SEARCH);
    }

    @Override
    String standard(SolveOption option) {
        return option == SolveOption.TIME_LIMIT ? TIME_PER_SOLVER : super.standard(option);
    }

    @Override
    public Integer call() {
        return compare(puzzleArguments
                .reader(chosen(), tables())
                .readOne(String.join(" ", puzzle), terminal().in()));
    }

    private int compare(Instance<?> instance) {
        List<SolveOptions> solvers = SolverSelection.named(instance.domain(), algorithms, heuristics, chosen());
        if (solvers.isEmpty()) {
            throw new InputException("no algorithm is named in \"" + algorithms.orElse("") + "\"");
        }
        chosen().with(SolveOption.HEURISTIC, heuristics)
                .remarks(SolverSelection.solvers(instance.domain(), solvers))
                .forEach(this::remark);
        chartArguments.check();
        List<SolveResult<?>> results = solveByEach(solvers, instance).results();
        if (format == OutputFormat.TEXT) {
            print(ComparisonText.whole(instance, results, bars, terminal().layout()));
        }
        chartArguments.draw(() -> chart(instance, results).bytes(), this::remark);
        if (isInterrupted()) {
            return ExitCode.INTERRUPTED;
        }
        boolean anySolved = results.stream().anyMatch(solved -> solved.result().isSolved());
        return anySolved ? ExitCode.DONE : ExitCode.NOT_SOLVED;
    }

    /** Solves by one after the other, until somebody stops it; lines of data are printed as they come. */
    private LocalExperiment solveByEach(List<SolveOptions> solvers, Instance<?> instance) {
        if (format == OutputFormat.CSV) {
            print(ResultCsv.HEADER);
        }
        LocalExperiment runs = new LocalExperiment(
                List.of(instance), solvers, chosen().withDefault(SolveOption.TIME_LIMIT, TIME_PER_SOLVER));
        screen().run(runs, solved -> {
            switch (format) {
                case JSON -> print(ResultJson.write(solved));
                case CSV -> print(ResultCsv.write(solved, solved.moveNames()));
                case TEXT -> {}
            }
        });
        return runs;
    }

    private PngChart chart(Instance<?> instance, List<SolveResult<?>> results) {
        return new PngChart(
                bars.title(),
                instance.start() + " to " + instance.goal(),
                bars.unit(),
                ComparisonText.bars(results, bars));
    }
}
