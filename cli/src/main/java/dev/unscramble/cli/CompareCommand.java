package dev.unscramble.cli;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.SolveResult;
import dev.unscramble.cli.arguments.ChartArguments;
import dev.unscramble.cli.arguments.DepthArguments;
import dev.unscramble.cli.arguments.ExpandedPattern;
import dev.unscramble.cli.arguments.PuzzleArguments;
import dev.unscramble.experiment.Experiment;
import dev.unscramble.experiment.Experiment.Rows;
import dev.unscramble.experiment.Group;
import dev.unscramble.experiment.runner.LocalExperiment;
import dev.unscramble.generate.Draw;
import dev.unscramble.generate.Sample;
import dev.unscramble.generate.Sampler;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.options.OptionGroup;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.options.SolverSelection;
import dev.unscramble.report.chart.PngChart;
import dev.unscramble.report.comparison.ExperimentResults;
import dev.unscramble.report.experiment.ReportCharts;
import dev.unscramble.report.experiment.ReportFormat;
import dev.unscramble.report.experiment.SolverTable;
import dev.unscramble.report.result.ChartMeasure;
import dev.unscramble.report.result.ComparisonText;
import dev.unscramble.report.result.ResultCsv;
import dev.unscramble.report.result.ResultJson;
import dev.unscramble.run.Attribute;
import dev.unscramble.run.LimitSpec;
import dev.unscramble.run.RunKey.Timing;
import dev.unscramble.run.SolverSpec;
import dev.unscramble.text.Quantity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs several algorithms and heuristics on one puzzle, or on many. */
@CommandLine.Command(
        name = "compare",
        description = "Runs several algorithms and heuristics on one puzzle, or on many: one table, one chart.",
        sortOptions = false,
        footer = {
            "",
            "Of many puzzles, each has a row, and the last row the means of all; with --rows depth or --depths, each",
            "depth has a row of means. JSON and CSV have a line for each row and solver.",
            "Limits hold for each solver. Seconds do not depend on the order of solvers: a run of under half a",
            "second is made a second time, and that time is shown; longer ones are first runs.",
            "",
            "Examples:",
            "  unscramble compare \"724 5b6 831\"",
            "  unscramble compare -a astar,beam:50 -H \"h1,h2,sum(h1,h2)\" \"724 5b6 831\"",
            "  unscramble compare --chart time.png --bars time problem.json",
            "  unscramble compare -a astar,beam -H opposites,pdb:twist \"R U' F2 R U2\"",
            "  unscramble compare --graph romania.csv Arad Bucharest",
            "  unscramble compare --depths 4,8,12 --count 10 --seed 7 -a astar -H h1,h2 --format latex",
            "  unscramble compare --rows depth -a astar,idastar boards.txt"
        })
final class CompareCommand extends Command {
    private static final String TIME_PER_SOLVER = "10s";

    @Parameters(
            arity = "0..*",
            paramLabel = "PUZZLES",
            description = "a puzzle in any format, a file of one or many, or - for standard input")
    private String[] puzzle = new String[0];

    @Mixin
    private final DepthArguments depthArguments = new DepthArguments();

    @Option(
            names = "--rows",
            paramLabel = "NAME",
            description = "of many puzzles, a row for each puzzle (the default) or depth, or one for the group of all")
    private Optional<Rows> rows = Optional.empty();

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

    @Option(names = "--format", paramLabel = "FORMAT", description = "text (the default), json, csv, md, latex or html")
    private ReportFormat format = ReportFormat.TEXT;

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

    /** The puzzles, and how they are arranged in rows. */
    private record Puzzles(List<? extends Instance<?>> instances, List<Group> groups, Rows rows, long seed) {
        boolean isOne() {
            return groups.size() == 1 && instances.size() == 1;
        }
    }

    @Override
    public Integer call() {
        if (puzzle.length == 0 && !depthArguments.isChosen()) {
            throw new InputException("which puzzles? Give one, a file, - for standard input, or --depths 4,8,12");
        }
        if (puzzle.length > 0 && depthArguments.isChosen()) {
            throw new InputException("there are puzzles and --depths, which draws some; leave one of them out");
        }
        algorithms.map(SolverSelection::names).ifPresent(names -> names.forEach(ExpandedPattern::check));
        chartArguments.check();
        return compare(depthArguments.isChosen() ? drawn() : read());
    }

    private Puzzles read() {
        depthArguments.requireUnused();
        List<Instance<?>> read = puzzleArguments
                .read(chosen(), tables(), puzzle, terminal().in())
                .all();
        read.forEach(instance -> remarkOnSolved(instance, String.join(" ", puzzle)));
        return new Puzzles(read, List.of(Group.given("mean", read, SolveOptions.NONE)), rows.orElse(Rows.PUZZLE), 0);
    }

    private Puzzles drawn() {
        if (rows.isPresent()) {
            throw new InputException("--depths has a row for each depth; leave out --rows");
        }
        return drawn(puzzleArguments.reader(chosen(), tables()).domain(puzzleArguments.puzzle()));
    }

    private <P extends Position> Puzzles drawn(Domain<P> domain) {
        long seed = depthArguments.seed(this::remark);
        List<Sample<P>> samples = screen().watch(
                        "drawing puzzles",
                        progress -> new Sampler<>(domain, seed, Limits.NONE, progress)
                                .samples(depthArguments.count(), Draw.atDepths(depthArguments.depths())));
        return new Puzzles(
                samples.stream().flatMap(sample -> sample.instances().stream()).toList(),
                samples.stream()
                        .map(sample -> Group.of(sample, "", SolveOptions.NONE))
                        .toList(),
                Rows.GROUP,
                seed);
    }

    private int compare(Puzzles puzzles) {
        Domain<?> domain = puzzles.instances.get(0).domain();
        List<SolveOptions> named = SolverSelection.named(domain, algorithms, heuristics, chosen());
        if (named.isEmpty()) {
            throw new InputException("no algorithm is named in \"" + algorithms.orElse("") + "\"");
        }
        puzzles.instances.forEach(instance -> named.forEach(options -> options.solver(instance.domain())));
        List<SolveOptions> solvers =
                SolverSelection.able(puzzles.instances.get(0), named, chosen().limits(), this::remark);
        SolverSelection.remarks(domain, solvers, chosen().with(SolveOption.HEURISTIC, heuristics))
                .forEach(this::remark);
        LocalExperiment runs =
                new LocalExperiment(experiment(puzzles, domain, solvers), Timing.WARM, puzzles.instances);
        run(runs, puzzles);
        if (puzzles.isOne()) {
            show(puzzles.instances.get(0), runs.results());
        } else {
            show(ExperimentResults.of(runs.manifest(), runs.finished()), puzzles);
        }
        return code(runs.results().stream().anyMatch(solved -> solved.result().isSolved()));
    }

    private Experiment experiment(Puzzles puzzles, Domain<?> domain, List<SolveOptions> solvers) {
        SolveOptions limits = chosen().withDefault(SolveOption.TIME_LIMIT, TIME_PER_SOLVER);
        return new Experiment(
                "compare",
                "Comparison of " + Quantity.counted(puzzles.instances.size(), "puzzle"),
                "",
                puzzles.seed,
                1,
                attributes(),
                puzzles.rows,
                puzzles.groups,
                solvers.stream()
                        .map(options -> SolverSpec.of(options.solver(domain).labelWithHeuristic(), options))
                        .toList(),
                List.of(LimitSpec.of(limits.only(OptionGroup.LIMITS))),
                List.of(),
                "");
    }

    /** The attribute of the bars comes first. */
    private List<Attribute> attributes() {
        return Stream.of(
                        bars.attribute(),
                        Attribute.LENGTH,
                        Attribute.SOLVED,
                        Attribute.EXPANDED,
                        Attribute.TIMES_LEAST,
                        Attribute.GENERATED,
                        Attribute.STORED,
                        Attribute.EBF,
                        Attribute.SECONDS)
                .distinct()
                .toList();
    }

    /** Solves by one after the other, until it is interrupted; results of single puzzles are printed as they come. */
    private void run(LocalExperiment runs, Puzzles puzzles) {
        boolean isEachPrinted = puzzles.isOne() || puzzles.rows == Rows.PUZZLE;
        if (isEachPrinted && format == ReportFormat.CSV) {
            print(ResultCsv.HEADER);
        }
        screen().run(runs, solved -> {
            if (isEachPrinted && format == ReportFormat.JSON) {
                print(ResultJson.of(solved).line());
            } else if (isEachPrinted && format == ReportFormat.CSV) {
                print(ResultCsv.write(solved, solved.moveNames()));
            }
        });
    }

    private void show(Instance<?> instance, List<SolveResult<?>> results) {
        switch (format) {
            case TEXT ->
                print(ComparisonText.whole(instance, results, bars, terminal().layout()));
            case JSON, CSV -> {}
            case MD, LATEX, HTML ->
                print(new SolverTable(
                                "Comparison of solvers on " + instance.start(),
                                facts(instance),
                                ComparisonText.grid(results))
                        .write(format));
        }
        chartArguments.draw(() -> chart(instance, results).bytes(), this::remark);
    }

    private static List<String> facts(Instance<?> instance) {
        List<String> facts = new ArrayList<>(
                List.of("puzzle " + instance.puzzle().name(), "start " + instance.start(), "goal " + instance.goal()));
        instance.goalNote().ifPresent(facts::add);
        return facts;
    }

    private void show(ExperimentResults results, Puzzles puzzles) {
        boolean isPrinted = puzzles.rows == Rows.PUZZLE && (format == ReportFormat.JSON || format == ReportFormat.CSV);
        if (!isPrinted) {
            print(format.write(results, terminal().layout()));
        }
        chartArguments.draw(() -> ReportCharts.draw(results, bars.attribute()), this::remark);
    }

    private PngChart chart(Instance<?> instance, List<SolveResult<?>> results) {
        return new PngChart(
                bars.title(),
                instance.start() + " to " + instance.goal(),
                bars.unit(),
                ComparisonText.bars(results, bars));
    }
}
