package dev.unscramble.experiment;

import dev.unscramble.experiment.file.ExperimentFile;
import dev.unscramble.experiment.results.MissingRuns;
import dev.unscramble.experiment.results.ResultsFolder;
import dev.unscramble.experiment.runner.ExperimentRunner;
import dev.unscramble.model.Progress;
import dev.unscramble.pdb.Tables;
import dev.unscramble.run.LocalRuns;
import dev.unscramble.run.RunExecutor;
import dev.unscramble.run.RunKey.Timing;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Small experiments for tests, and a way to make them. */
public final class Experiments {
    /** 2x3 boards of three depths by two solvers: 5 + 7 + 10 boards at most, so 44 runs. */
    public static final String SMALL = """
            title = "A small one"
            seed = 3

            [[instances]]
            puzzle = "2x3"
            depths = [3, 5, 6]
            count = 20

            [[solvers]]
            label = "A*"
            algorithm = "astar"
            heuristic = "h2"

            [[solvers]]
            label = "BFS"
            algorithm = "bfs"
            """;

    /** Makes runs in this JVM. */
    public static final RunExecutor HERE = new LocalRuns(Tables.IN_MEMORY);

    private Experiments() {}

    public static Experiment parse(String toml) {
        return ExperimentFile.parse("test", toml, false, Tables.IN_MEMORY, Progress.NONE);
    }

    public static Experiment quick(String toml) {
        return ExperimentFile.parse("test", toml, true, Tables.IN_MEMORY, Progress.NONE);
    }

    /** Makes all runs that are not yet in the folder; says how many that were. */
    public static int run(String toml, Path folder) {
        return run(toml, folder, 1, HERE, () -> false);
    }

    /** Makes the runs of a shard that are not yet in the folder; says how many that were. */
    public static int run(String toml, Path folder, Shard shard) {
        return run(toml, folder, Optional.of(shard), 1, HERE, () -> false);
    }

    public static int run(String toml, Path folder, int jobs, RunExecutor runner, BooleanSupplier isStopped) {
        return run(toml, folder, Optional.empty(), jobs, runner, isStopped);
    }

    private static int run(
            String toml, Path folder, Optional<Shard> shard, int jobs, RunExecutor runner, BooleanSupplier isStopped) {
        Experiment experiment = parse(toml);
        try (ResultsFolder results = ResultsFolder.open(folder)) {
            Invocation call = Invocation.here("1.0", jobs, Timing.SHARED, "unscramble experiment");
            MissingRuns missing = results.begin(experiment, shard, call);
            int[] done = new int[1];
            new ExperimentRunner(jobs, isStopped).run(missing, runner, results, more -> done[0] += more);
            return done[0];
        }
    }
}
