package dev.unscramble.cli;

import dev.unscramble.analysis.SpaceCensus;
import dev.unscramble.analysis.StateSpace;
import dev.unscramble.catalog.Domain;
import dev.unscramble.census.Census;
import dev.unscramble.census.Exploration;
import dev.unscramble.cli.arguments.ChartArguments;
import dev.unscramble.cli.arguments.OutputFormat;
import dev.unscramble.cli.arguments.PuzzleArguments;
import dev.unscramble.cli.arguments.ThreadArguments;
import dev.unscramble.cli.terminal.CensusWords;
import dev.unscramble.cli.terminal.ProgressLine;
import dev.unscramble.engine.ClusterLayers;
import dev.unscramble.engine.Engine;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Progress;
import dev.unscramble.options.OptionGroup;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.report.chart.ColumnChart;
import dev.unscramble.report.space.CensusData;
import dev.unscramble.report.space.CensusText;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Counts the states at every depth of a whole state space. */
@CommandLine.Command(
        name = "census",
        description = "Counts the states at every depth of a whole state space.",
        sortOptions = false,
        footer = {
            "",
            "The depth of a state is how many moves it needs to be solved. --max-depth counts",
            "the states up to that depth; --max-nodes ends after the depth that brings that many",
            "states. A space that does not fit in memory is counted in files, which take as",
            "much room as the first remark says; if it is stopped, the same command resumes",
            "from the last complete depth.",
            "",
            "Exit code 0: all states are counted. 1: a limit was reached, and what was counted",
            "until then is shown.",
            "",
            "Examples:",
            "  unscramble census 3x3",
            "  unscramble census 3x4 --goal snail --chart 3x4.png",
            "  unscramble census cube --metric quarter",
            "  unscramble census pyraminx",
            "  unscramble census 2x7 --folder /data/2x7 --memory-limit 500m",
            "  unscramble census 2x7 --folder /shared/2x7 --engine spark --master spark://host:7077",
            "  unscramble census 4x4 --max-depth 20 --format csv"
        })
final class CensusCommand extends Command {
    private static final int FEW = 6;

    @Parameters(
            arity = "0..1",
            paramLabel = "PUZZLE",
            description = "a puzzle by name, such as 3x3 (the default), 2x6 or cube; any goal by --goal")
    private Optional<String> puzzle = Optional.empty();

    @Mixin
    private final PuzzleArguments puzzleArguments = new PuzzleArguments();

    @Option(names = "--deepest", paramLabel = "N", description = "how many of the deepest states to show (default: 6)")
    private int deepest = FEW;

    @Option(
            names = "--folder",
            paramLabel = "DIR",
            description = {
                "count in the files of this folder, and resume from them",
                "(default: in memory, or in the cache folder if memory is too small; with --engine, all",
                "its machines must share it, and only a local master needs none)"
            })
    private Optional<Path> folder = Optional.empty();

    @Mixin
    private final ThreadArguments threadArguments = new ThreadArguments();

    @Mixin
    private final EngineArguments engineArguments = new EngineArguments();

    @Mixin
    private final ChartArguments chartArguments = new ChartArguments();

    @Option(names = "--format", paramLabel = "FORMAT", description = "text (the default), json or csv")
    private OutputFormat format = OutputFormat.TEXT;

    @Override
    List<SolveOption> options() {
        return SolveOption.of(OptionGroup.RULES, OptionGroup.LIMITS);
    }

    @Override
    public Integer call() {
        if (deepest < 0) {
            throw new InputException("--deepest is " + deepest + "; it must not be negative");
        }
        chartArguments.check();
        if (folder.isEmpty() && engineArguments.isChosen() && !engineArguments.isLocal()) {
            throw new InputException("--engine needs a --folder that all its machines share");
        }
        return engineArguments.run(this, this::count);
    }

    private int count() {
        Domain<?> domain = puzzleArguments.reader(chosen(), tables()).domain(puzzle.orElse(puzzleArguments.puzzle()));
        if (!engineArguments.isChosen()) {
            return count(domain, null);
        }
        Path named =
                folder.orElseGet(() -> usualFolder(domain)).toAbsolutePath().normalize();
        Path log = named.resolveSibling(named.getFileName() + ".spark.log");
        try (TemporaryFolder temporary = new TemporaryFolder("unscramble-census", this::remark);
                Engine engine = engineArguments.start(
                        this, "unscramble census " + domain.puzzle().name(), log)) {
            return count(domain, new Cluster(engine, folder.orElseGet(temporary::path)));
        }
    }

    /** An engine, and the folder that all its machines share. */
    private record Cluster(Engine engine, Path files) {}

    private <P extends Position> int count(Domain<P> domain, @Nullable Cluster cluster) {
        Limits limits = chosen().limits();
        StateSpace<P> space = new StateSpace<>(domain, limits);
        ProgressLine progress = progress();
        progress.label("counting");
        progress.words(new CensusWords(space.states()));
        try (Exploration<P> exploration = explore(space, domain, cluster, progress)) {
            Census census = Census.take(exploration, limits, layer -> null);
            progress.clear();
            List<P> shown = census.isComplete() ? exploration.first(deepest) : List.of();
            show(new SpaceCensus<>(domain, census, shown));
            return code(census.isComplete());
        } finally {
            progress.clear();
        }
    }

    private <P extends Position> Exploration<P> explore(
            StateSpace<P> space, Domain<P> domain, @Nullable Cluster cluster, Progress progress) {
        int threads = threadArguments.threads();
        if (cluster != null) {
            return exploreOn(cluster, space, domain, progress);
        }
        if (folder.isEmpty() && !space.needsFiles()) {
            return space.explore(threads, progress);
        }
        Path files = folder.orElseGet(() -> usualFolder(domain));
        Exploration<P> exploration = space.exploreInFiles(files, threads, progress);
        remark(space.inFiles(files));
        remarkResumption(exploration, files);
        return exploration;
    }

    private <P extends Position> Exploration<P> exploreOn(
            Cluster cluster, StateSpace<P> space, Domain<P> domain, Progress progress) {
        Path files = cluster.files;
        SolveOptions rules = chosen().only(OptionGroup.RULES);
        Exploration<P> exploration = space.exploreInFiles(
                files,
                census -> new ClusterLayers(
                        cluster.engine, census, files, domain.puzzle().name(), rules),
                progress);
        remarkResumption(exploration, files);
        return exploration;
    }

    /** The default folder, in the cache; its name has the puzzle and the goal. */
    private <P extends Position> Path usualFolder(Domain<P> domain) {
        String name = domain.puzzle().name().replaceAll("[^A-Za-z0-9.-]", "_") + "-"
                + Integer.toHexString(domain.puzzle().goalText().hashCode());
        return tables().folder().resolveSibling("census").resolve(name);
    }

    private void remarkResumption(Exploration<?> exploration, Path from) {
        if (exploration.depth() > 0) {
            remark("resuming from depth " + exploration.depth() + " in " + from);
        }
    }

    private void show(SpaceCensus<?> result) {
        print(
                switch (format) {
                    case TEXT -> CensusText.write(result, terminal().layout());
                    case JSON -> CensusData.json(result);
                    case CSV -> CensusData.csv(result.census());
                });
        chartArguments.draw(
                () -> new ColumnChart(
                                "States at every depth",
                                result.domain().puzzle().name() + ", goal "
                                        + result.domain().puzzle().goalText()
                                        + (result.census().outcome() == Outcome.EXHAUSTED ? "" : ", not complete"),
                                result.census())
                        .bytes(),
                this::remark);
    }
}
