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
 * An experiment that is run in this process, one run after the other, and whose whole results, solutions included, are
 * kept in memory. They are ordered by pass, then by instance, by limit and by solver.
 */
public final class LocalExperiment {
    private final Map<InstanceKey, Instance<?>> instances = new HashMap<>();
    private final LocalRuns runs = new LocalRuns(this::instance);
    private final List<Task> tasks;
    private final List<SolveResult<?>> results = new ArrayList<>();

    /** Shows the progress of runs. */
    @FunctionalInterface
    public interface Watch {
        /** Does the work of a run, given by its number, counted from 1, and its solver. */
        SolveResult<?> run(int number, Solver<?> solver, Function<Progress, SolveResult<?>> work);
    }

    /** Each of these instances solved by each of these solvers within the same limits. */
    public LocalExperiment(List<? extends Instance<?>> instances, List<SolveOptions> solvers, SolveOptions limits) {
        this(instances, solvers, List.of(limits), 1);
    }

    /**
     * Each of these instances solved by each of these solvers within each of these limits.
     *
     * @param passes the number of repetitions of the whole
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

    /** The number of runs. */
    public int size() {
        return tasks.size();
    }

    /** The results so far, in order. */
    public List<SolveResult<?>> results() {
        return results;
    }

    /** The last {@code count} results. */
    public List<SolveResult<?>> last(int count) {
        return List.copyOf(results.subList(results.size() - count, results.size()));
    }

    /**
     * Makes the runs, until it is stopped. A cancelled run has a result, too, with that outcome.
     *
     * @param done is called with each result
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
