package dev.unscramble.experiment.runner;

import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.SolveResult;
import dev.unscramble.catalog.Solver;
import dev.unscramble.catalog.Version;
import dev.unscramble.experiment.Experiment;
import dev.unscramble.experiment.Group;
import dev.unscramble.experiment.LimitSpec;
import dev.unscramble.experiment.Manifest;
import dev.unscramble.experiment.Plan;
import dev.unscramble.experiment.RunKey.InstanceKey;
import dev.unscramble.experiment.RunKey.Timing;
import dev.unscramble.experiment.SolverSpec;
import dev.unscramble.experiment.Task;
import dev.unscramble.model.Progress;
import dev.unscramble.options.OptionGroup;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.run.LocalRuns;
import dev.unscramble.run.RunOrder;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * An experiment that is run here, one run after the other, and whose results are kept whole, with their solutions, in
 * memory. They come pass by pass, in a pass instance by instance, of an instance limit by limit, and within a limit
 * solver by solver.
 */
public final class LocalExperiment {
    private final Map<InstanceKey, Instance<?>> instances = new HashMap<>();
    private final LocalRuns runs = new LocalRuns(this::instance);
    private final List<Task> tasks;
    private final List<SolveResult<?>> results = new ArrayList<>();

    /** Lets somebody see how a run gets on. */
    @FunctionalInterface
    public interface Watch {
        /** Does the work of a run, which is told by its number, counted from 1, and its solver. */
        SolveResult<?> run(int number, Solver<?> solver, Function<Progress, SolveResult<?>> work);
    }

    /** Each of these instances solved by each of these solvers within the same limits. */
    public LocalExperiment(List<? extends Instance<?>> instances, List<SolveOptions> solvers, SolveOptions limits) {
        this(instances, solvers, List.of(limits), 1);
    }

    /**
     * Each of these instances solved by each of these solvers within each of these limits.
     *
     * @param passes how often all of that
     */
    public LocalExperiment(
            List<? extends Instance<?>> instances, List<SolveOptions> solvers, List<SolveOptions> limits, int passes) {
        List<Group.Entry> entries = new ArrayList<>();
        for (Instance<?> instance : instances) {
            InstanceKey key = InstanceKey.of(instance, SolveOptions.NONE);
            this.instances.put(key, instance);
            entries.add(new Group.Entry(Integer.toString(entries.size() + 1), key, Map.of()));
        }
        Experiment experiment = new Experiment(
                "",
                "",
                "",
                0,
                passes,
                List.of(),
                List.of(new Group("", "", OptionalInt.empty(), Group.Sampling.GIVEN, entries)),
                solvers.stream()
                        .map(options -> SolverSpec.of(options.algorithm(), options))
                        .toList(),
                limits.stream()
                        .map(options -> LimitSpec.of(options.only(OptionGroup.LIMITS)))
                        .toList(),
                List.of(),
                "");
        tasks = new Plan(new Manifest(experiment, Version.current(), Timing.SHARED, List.of())).tasks();
    }

    private Instance<?> instance(RunOrder order) {
        InstanceKey key = new InstanceKey(order.puzzle(), order.start(), order.goal(), "");
        return Objects.requireNonNull(instances.get(key));
    }

    /** How many runs there are to be. */
    public int size() {
        return tasks.size();
    }

    /** The results by now, in order. */
    public List<SolveResult<?>> results() {
        return results;
    }

    /** The last of them. */
    public List<SolveResult<?>> last(int count) {
        return List.copyOf(results.subList(results.size() - count, results.size()));
    }

    /**
     * Makes the runs, as long as it is not stopped. One that is cancelled has a result that says so.
     *
     * @param done is told of each result
     */
    public void run(Watch watch, BooleanSupplier isStopped, Consumer<SolveResult<?>> done) {
        new ExperimentRunner(1, isStopped)
                .<SolveResult<?>>run(
                        tasks,
                        (order, none) -> watch.run(
                                results.size() + 1, runs.solver(order), progress -> runs.solve(order, progress)),
                        (task, result) -> {
                            results.add(result);
                            done.accept(result);
                        });
    }
}
