package dev.unscramble.run;

import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.catalog.SolveResult;
import dev.unscramble.catalog.Solver;
import dev.unscramble.input.InstanceReader;
import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Progress;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.pdb.Tables;
import dev.unscramble.run.RunKey.InstanceKey;
import dev.unscramble.search.SubtreeSearch;
import java.util.Optional;
import java.util.function.Function;

/** Makes runs in this JVM. */
public final class LocalRuns implements RunExecutor {
    private final Function<RunKey, Instance<?>> instances;

    /** Runs whose heuristics get their tables from here. */
    public LocalRuns(Tables tables) {
        this(order -> read(order, tables));
    }

    /** Runs of the instances that a function returns for their orders. */
    public LocalRuns(Function<RunKey, Instance<?>> instances) {
        this.instances = instances;
    }

    @Override
    public Measurement run(RunKey order, Progress progress) {
        return Measurement.of(solve(order, progress));
    }

    /** Makes a run, and returns its whole result, with the least number of nodes that it had to expand if they are few. */
    public SolveResult<?> solve(RunKey order, Progress progress) {
        return ready(order).solve(order.options().limits(), progress);
    }

    public Solver<?> solver(RunKey order) {
        return ready(order).solver;
    }

    /** Rounds of IDA* subtree by subtree, with the heuristic of the order; of one thread. */
    public SubtreeSearch<?> subtreeSearch(RunKey order, int sequenceLength) {
        return ready(order).subtreeSearch(sequenceLength);
    }

    private record Ready<P extends Position>(Solver<P> solver, Instance<P> instance) {
        SubtreeSearch<P> subtreeSearch(int sequenceLength) {
            solver.prepare(BuildMonitor.NONE);
            return new SubtreeSearch<>(instance.problem(solver.heuristic()), sequenceLength);
        }

        SolveResult<P> solve(Limits limits, Progress progress) {
            return solver.solve(instance, limits, progress).withLeastExpanded();
        }
    }

    private Ready<?> ready(RunKey order) {
        return ready(instances.apply(order), order.options());
    }

    private static <P extends Position> Ready<P> ready(Instance<P> instance, SolveOptions options) {
        return new Ready<>(options.solver(instance.domain()), instance);
    }

    private static Instance<?> read(RunKey order, Tables tables) {
        InstanceKey instance = order.instance();
        PuzzleSettings settings = order.options().settings(tables).withPuzzle(instance.puzzle());
        return new InstanceReader(settings).readText(instance.start(), Optional.of(instance.goal()));
    }
}
