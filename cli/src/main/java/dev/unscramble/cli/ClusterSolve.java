package dev.unscramble.cli;

import dev.unscramble.catalog.Algorithm;
import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.SearchOptions;
import dev.unscramble.catalog.SolveResult;
import dev.unscramble.catalog.Solver;
import dev.unscramble.cli.terminal.ProgressLine;
import dev.unscramble.engine.ClusterSearch;
import dev.unscramble.engine.Engine;
import dev.unscramble.engine.SearchJournal;
import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Result;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.run.RunKey;
import dev.unscramble.run.RunKey.InstanceKey;
import java.nio.file.Path;
import java.util.Optional;

/** Solves one puzzle by IDA* on a cluster. If it is stopped, running the command again resumes it. */
record ClusterSolve<P extends Position>(
        Command command, EngineArguments engine, Instance<P> instance, SolveOptions chosen) {

    SolveResult<P> solve(Limits limits, ProgressLine progress) {
        Solver<P> solver = solver();
        if (!isWorthSearching()) {
            return solver.solve(instance, limits, progress);
        }
        solver.prepare(BuildMonitor.NONE);
        SolveOptions options = chosen.with(SolveOption.ALGORITHM, Algorithm.IDASTAR.label())
                .with(SolveOption.HEURISTIC, solver.heuristicName());
        RunKey run = RunKey.single(InstanceKey.of(instance, options), options);
        String search = RunKey.JSON.write(run);
        Path file =
                command.tables().folder().resolveSibling("searches").resolve(Integer.toHexString(search.hashCode()));
        try (Engine running =
                        engine.start(command, "unscramble solve", file.resolveSibling(file.getFileName() + ".log"));
                SearchJournal journal = new SearchJournal(file, search)) {
            if (journal.size() > 0) {
                command.remark("resuming from " + journal.size() + " subtrees in " + file);
            }
            Result result = new ClusterSearch<>(running, instance.problem(solver.heuristic()), run, journal)
                    .solve(limits, progress);
            if (result.isSolved() || result.outcome().isProvedUnsolvable()) {
                journal.remove();
            }
            return new SolveResult<>(instance, solver, result);
        }
    }

    /**
     * Refuses other algorithms than IDA*.
     *
     * @throws InputException if it is another
     */
    static void requireIdaStar(String algorithm) {
        boolean isOwn = Algorithm.own(algorithm).isPresent();
        if (!algorithm.equals(Algorithm.AUTO) && (isOwn || Algorithm.named(algorithm) != Algorithm.IDASTAR)) {
            throw new InputException("--engine solves by idastar, not by " + algorithm + "; leave --algorithm out");
        }
    }

    private boolean isWorthSearching() {
        return instance.obstacle().isEmpty() && !instance.position().isGoal();
    }

    /** IDA* with the chosen heuristic, or with the best one for a proof, since others are not worth a cluster. */
    Solver<P> solver() {
        String best = instance.domain()
                .proving(Optional.empty(), SearchOptions.DEFAULT)
                .heuristicName();
        return chosen.with(SolveOption.ALGORITHM, Algorithm.IDASTAR.label())
                .with(SolveOption.HEURISTIC, chosen.get(SolveOption.HEURISTIC).orElse(best))
                .solver(instance.domain());
    }
}
