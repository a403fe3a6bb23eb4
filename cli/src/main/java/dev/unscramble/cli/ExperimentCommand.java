package dev.unscramble.cli;

import dev.unscramble.catalog.Version;
import dev.unscramble.cli.terminal.ExitCode;
import dev.unscramble.cli.terminal.RunBar;
import dev.unscramble.engine.Engine;
import dev.unscramble.experiment.Experiment;
import dev.unscramble.experiment.Invocation;
import dev.unscramble.experiment.Shard;
import dev.unscramble.experiment.file.ExperimentFile;
import dev.unscramble.experiment.file.Presets;
import dev.unscramble.experiment.results.MissingRuns;
import dev.unscramble.experiment.results.ResultsFolder;
import dev.unscramble.experiment.runner.ClusterRunner;
import dev.unscramble.experiment.runner.ExperimentRunner;
import dev.unscramble.files.AtomicFile;
import dev.unscramble.input.TextSource;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Progress;
import dev.unscramble.model.StoppedException;
import dev.unscramble.pdb.Tables;
import dev.unscramble.report.text.TextTable;
import dev.unscramble.run.Fork;
import dev.unscramble.run.LocalRuns;
import dev.unscramble.run.RunExecutor;
import dev.unscramble.run.RunKey.Timing;
import dev.unscramble.text.Quantity;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs suites of instances x solvers, keeps every result, and reports on them. */
@CommandLine.Command(
        name = "experiment",
        description = "Runs solvers on many instances, keeps every result, and reports on them.",
        sortOptions = false,
        footer = {
            "",
            "Every finished run is kept in the folder of results. After Ctrl-C, kill -9 or a",
            "power cut, the same command resumes; if the file has changed, it",
            "runs only what is new. Times are best measured with --fork or --jobs 1.",
            "",
            "Examples:",
            "  unscramble experiment --list",
            "  unscramble experiment nodes-by-depth --quick",
            "  unscramble experiment --init mine.toml",
            "  unscramble experiment mine.toml --jobs 2 --out results/mine",
            "  unscramble experiment --show aima > mine.toml",
            "  unscramble experiment aima --shard 3/16",
            "  unscramble experiment aima --engine spark --master spark://host:7077"
        })
final class ExperimentCommand extends Command {
    private static final String DEFAULT_FILE = "experiment.toml";

    @Parameters(
            arity = "0..1",
            paramLabel = "FILE-or-PRESET",
            description = "an experiment's TOML file, or the name of a preset")
    private Optional<String> what = Optional.empty();

    @Option(names = "--quick", description = "only a small part, as the file says: seconds instead of minutes")
    private boolean quick;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "DIR",
            description = "the folder of results (default: results/NAME, or results/NAME-quick)")
    private Optional<Path> out = Optional.empty();

    @Option(
            names = {"-j", "--jobs"},
            paramLabel = "N",
            description = "runs at a time (default: as many as there are processors, 1 with --fork)")
    private Optional<Integer> jobs = Optional.empty();

    @Option(names = "--fork", description = "time each run in a JVM of its own")
    private boolean fork;

    @Option(
            names = "--shard",
            paramLabel = "I/N",
            description = {
                "only share I of N that are equally large, to be run by itself, such as on",
                "another machine; unscramble report merges the folders of all"
            })
    private Optional<Shard> shard = Optional.empty();

    @Mixin
    private final EngineArguments engineArguments = new EngineArguments();

    @Option(names = "--list", description = "list the presets")
    private boolean list;

    @Option(names = "--show", paramLabel = "PRESET", description = "print the file of a preset")
    private Optional<String> shown = Optional.empty();

    @Option(
            names = "--init",
            paramLabel = "FILE.toml",
            arity = "0..1",
            fallbackValue = DEFAULT_FILE,
            description = "write a sample with comments (default: experiment.toml); never over another file")
    private Optional<Path> init = Optional.empty();

    @Override
    public Integer call() {
        if (list) {
            return list();
        }
        if (shown.isPresent()) {
            print(Presets.text(shown.get()).stripTrailing());
            return ExitCode.DONE;
        }
        if (init.isPresent()) {
            return init(init.get());
        }
        if (what.isEmpty()) {
            throw new InputException("which experiment? Give a file, or one of the presets "
                    + String.join(", ", Presets.NAMES) + "; --init writes a file to start from");
        }
        if (jobs.orElse(1) < 1) {
            throw new InputException("--jobs is " + jobs.get() + "; it must be at least 1");
        }
        if (engineArguments.isChosen() && (fork || jobs.isPresent())) {
            throw new InputException("--fork and --jobs are for runs on this machine; leave them out with --engine");
        }
        return engineArguments.run(this, () -> run(what.get()));
    }

    private int list() {
        TextTable table = new TextTable(TextTable.text("preset"), TextTable.text("what it finds out"));
        Presets.NAMES.forEach(name -> table.row(name, Presets.title(name)));
        print(table.on(terminal().layout()));
        return ExitCode.DONE;
    }

    private int init(Path file) {
        if (Files.exists(file)) {
            throw new InputException(file + " is there already, and is not overwritten; give another name");
        }
        AtomicFile.write(file, Presets.sample(file.toString()));
        remark("wrote " + file + "; change it as you like, then: unscramble experiment " + file);
        return ExitCode.DONE;
    }

    private int run(String name) {
        Tables tables = tables();
        Experiment experiment;
        try {
            experiment = screen().watch("drawing instances", progress -> read(name, tables, progress));
        } catch (StoppedException e) {
            if (!isInterrupted()) {
                throw e;
            }
            return ExitCode.INTERRUPTED;
        }
        int atATime = jobs.orElse(fork ? 1 : Runtime.getRuntime().availableProcessors());
        if (!engineArguments.isChosen()) {
            requireMemory(experiment, atATime);
        }
        String folderName = experiment.name() + (quick ? "-quick" : "");
        Path path = out.orElseGet(() -> Path.of(
                "results", shard.map(part -> part.folderName(folderName)).orElse(folderName)));
        try (ResultsFolder folder = ResultsFolder.open(path)) {
            nameDamage(folder);
            Invocation call = Invocation.here(Version.current(), atATime, timing(), repetition());
            run(folder, folder.begin(experiment, shard, call), tables, atATime);
        }
        if (isInterrupted()) {
            return ExitCode.INTERRUPTED;
        }
        return shard.isPresent() ? shardIsDone(shard.get(), path) : ReportCommand.report(this, path);
    }

    private int shardIsDone(Shard part, Path path) {
        remark("shard " + part + " is done; once all " + part.count()
                + " are, unscramble report merges them, given their folders, such as " + path);
        return ExitCode.DONE;
    }

    private void nameDamage(ResultsFolder folder) {
        folder.content().complaints().forEach(line -> remark(folder.path() + File.separator + line));
        if (folder.content().tornBytes() > 0) {
            remark("the last line of " + folder.path().resolve(ResultsFolder.RUNS)
                    + " was written only in part, and is cut off");
        }
    }

    /** Makes those runs that are not in the folder yet, and shows progress. */
    private void run(ResultsFolder folder, MissingRuns missing, Tables tables, int atATime) {
        String known =
                missing.made() > 0 ? String.format(Locale.ROOT, ", %,d of them made before", missing.made()) : "";
        remark(Quantity.counted(missing.total(), "run") + known + "; results in " + folder.path());
        RunBar bar = bar(missing.tasks().size());
        if (!missing.tasks().isEmpty() || folder.content().runs().isEmpty()) {
            if (engineArguments.isChosen()) {
                runOnCluster(folder, missing, bar);
            } else {
                RunExecutor executor = fork ? new Fork(ChildCommand.line(classpath())) : new LocalRuns(tables);
                new ExperimentRunner(atATime, this::isInterrupted).run(missing, executor, folder, bar::add);
            }
        }
        bar.end();
        if (isInterrupted()) {
            remark(String.format(
                    Locale.ROOT,
                    "interrupted after %,d of %,d runs, which are kept; run the same command to resume",
                    missing.made() + bar.done(),
                    missing.total()));
        }
    }

    private void runOnCluster(ResultsFolder folder, MissingRuns missing, RunBar bar) {
        String name = "unscramble experiment " + what.orElseThrow();
        try (Engine engine = engineArguments.start(this, name, folder.path().resolve("spark.log"))) {
            bar.begin();
            new ClusterRunner(folder, engine, missing, this::isInterrupted).run(bar::add);
        }
    }

    private Timing timing() {
        return engineArguments.isChosen() ? Timing.CLUSTER : fork ? Timing.FORK : Timing.SHARED;
    }

    /** The command that makes the same runs again; their folder and number at a time do not matter. */
    private String repetition() {
        return "unscramble experiment " + what.orElseThrow() + (quick ? " --quick" : "") + (fork ? " --fork" : "")
                + (engineArguments.isChosen() ? " --engine spark" : "");
    }

    private Experiment read(String name, Tables tables, Progress drawing) {
        if (Presets.isMeant(name) && !Files.isRegularFile(Path.of(name))) {
            return Presets.read(name, quick, tables, drawing);
        }
        if (!TextSource.isFile(name)) {
            throw new InputException(
                    "the file \"" + name + "\" does not exist; experiment --init writes one to begin with");
        }
        return ExperimentFile.read(Path.of(name), quick, tables, drawing);
    }

    /** Refuses more runs at a time than fit in memory, since each of them may use its whole memory limit. */
    private static void requireMemory(Experiment experiment, int atATime) {
        long all = Limits.NONE.memoryBytes();
        experiment.limits().stream()
                .map(spec -> spec.options().limits().memoryBytes())
                .filter(bytes -> bytes < all && bytes > all / atATime)
                .findFirst()
                .ifPresent(bytes -> {
                    throw new InputException(String.format(
                            Locale.ROOT,
                            "%d runs at a time, each within %,d MiB, need more than the %,d MiB that Java may use here;"
                                    + " --jobs %d fits",
                            atATime,
                            bytes >> 20,
                            all >> 20,
                            all / bytes));
                });
    }
}
