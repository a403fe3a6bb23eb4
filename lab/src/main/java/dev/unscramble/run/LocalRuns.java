package dev.unscramble.run;

import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.catalog.SolveResult;
import dev.unscramble.catalog.Solver;
import dev.unscramble.input.InstanceReaders;
import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Position;
import dev.unscramble.model.Progress;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.options.Solvers;
import dev.unscramble.search.SubtreeSearch;
import java.util.function.Function;

/**
 * Makes runs in this JVM. It keeps every puzzle that it has met with its solvers, so that their tables
 * are read once, however many runs need them.
 */
public final class LocalRuns implements RunExecutor {
    private final Function<RunOrder, Instance<?>> instances;
    private final Solvers solvers = new Solvers();

    /** Runs of puzzles that these read. */
    public LocalRuns(InstanceReaders readers) {
        this(order -> read(order, readers));
    }

    /** Runs of the instances that are found for their orders. */
    public LocalRuns(Function<RunOrder, Instance<?>> instances) {
        this.instances = instances;
    }

    @Override
    public Measurement run(RunOrder order, Progress progress) {
        return Measurement.of(solve(order, progress));
    }

    /** Makes a run, and returns all that came out of it. */
    public SolveResult<?> solve(RunOrder order, Progress progress) {
        return ready(order).solve(order.options().limits(), progress);
    }

    /** The solver of an order. */
    public Solver<?> solver(RunOrder order) {
        return ready(order).solver;
    }

    /** Rounds of IDA* subtree by subtree, with the heuristic of the order; of one thread. */
    public SubtreeSearch<?> subtreeSearch(RunOrder order, int sequenceLength) {
        return ready(order).subtreeSearch(sequenceLength);
    }

    /** A solver and what it is to solve. */
    private record Ready<P extends Position>(Solver<P> solver, Instance<P> instance) {
        SubtreeSearch<P> subtreeSearch(int sequenceLength) {
            solver.prepare(BuildMonitor.NONE);
            return new SubtreeSearch<>(instance.problem(solver.heuristic()), sequenceLength);
        }

        SolveResult<P> solve(Limits limits, Progress progress) {
            return solver.solve(instance, limits, progress);
        }
    }

    /** Puzzles are made by one thread at a time, since each is made once. */
    private synchronized Ready<?> ready(RunOrder order) {
        return ready(instances.apply(order), order.options());
    }

    private <P extends Position> Ready<P> ready(Instance<P> instance, SolveOptions options) {
        return new Ready<>(solvers.get(instance.domain(), options), instance);
    }

    /** The goal is only said where it is not the usual one: not every puzzle can be given another. */
    private static Instance<?> read(RunOrder order, InstanceReaders readers) {
        PuzzleSettings usual = order.options().settings(readers.tables()).withPuzzle(order.puzzle());
        Instance<?> instance = readers.reader(usual).readText(order.start());
        return instance.goal().equals(order.goal())
                ? instance
                : readers.reader(usual.withGoal(order.goal())).readText(order.start());
    }
}
