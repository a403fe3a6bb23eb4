package dev.unscramble.cli.config;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Instance;
import dev.unscramble.model.Limits;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.report.result.Show;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What a config file asks for: any of three modes, each present if it is turned on.
 *
 * @param logFile where all output goes too
 */
public record Config(
        Optional<Generating> generator, Optional<SolvingOne> solveOne, Optional<Experiment> experiment, Path logFile) {

    /**
     * Random puzzles.
     *
     * @param depth how many moves they need, exactly
     * @param minDepth how many moves they need at least
     * @param moves how many random moves they are from the goal
     * @param format how to write them; else so that they fit in a config file
     */
    public record Generating(
            Domain<?> domain,
            int count,
            long seed,
            Optional<Integer> depth,
            Optional<Integer> minDepth,
            Optional<Integer> moves,
            Optional<String> format,
            Limits limits) {}

    /**
     * One puzzle to solve.
     *
     * @param show what of the solution
     */
    public record SolvingOne(Instance<?> instance, SolveOptions options, Show show) {}

    /** Puzzles of several sizes, each solved by each algorithm with each heuristic. */
    public record Experiment(
            List<Edge> edges, List<String> algorithms, List<String> heuristics, SolveOptions options) {}

    /** The puzzles of one size, which may be none. */
    public record Edge(Domain<?> domain, List<Instance<?>> puzzles) {}

    public Config withLogFile(Path other) {
        return new Config(generator, solveOne, experiment, other);
    }
}
