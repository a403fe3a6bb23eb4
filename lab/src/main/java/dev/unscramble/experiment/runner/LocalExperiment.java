package dev.unscramble.experiment.runner;

import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.SolveResult;
import dev.unscramble.catalog.Solver;
import dev.unscramble.catalog.Version;
import dev.unscramble.experiment.Experiment;
import dev.unscramble.experiment.Experiment.Rows;
import dev.unscramble.experiment.FinishedRun;
import dev.unscramble.experiment.Group;
import dev.unscramble.experiment.Manifest;
import dev.unscramble.experiment.Plan;
import dev.unscramble.experiment.Task;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Progress;
import dev.unscramble.options.OptionGroup;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.run.LimitSpec;
import dev.unscramble.run.LocalRuns;
import dev.unscramble.run.Measurement;
import dev.unscramble.run.RunKey;
import dev.unscramble.run.RunKey.InstanceKey;
import dev.unscramble.run.RunKey.Timing;
import dev.unscramble.run.SolverSpec;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * An experiment that is run in this process, one run after the other, and whose whole results, solutions included, are
 * kept in memory. They are ordered by pass, then by instance, by limit and by solver.
 */
public final class LocalExperiment {
    private final Map<InstanceKey, Instance<?>> instances = new HashMap<>();
    private final LocalRuns runs = new LocalRuns(this::instance);
    private final Manifest manifest;
    private final List<Task> tasks;
    private final List<SolveResult<?>> results = new ArrayList<>();
    private final List<FinishedRun> finished = new ArrayList<>();

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
        this(experiment(instances, solvers, limits, passes), Timing.SHARED, instances);
    }

    /**
     * An experiment about these instances.
     *
     * @param timing {@code WARM} for times that do not depend on the order of solvers
     */
    public LocalExperiment(Experiment experiment, Timing timing, List<? extends Instance<?>> instances) {
        instances.forEach(instance -> this.instances.put(InstanceKey.of(instance, SolveOptions.NONE), instance));
        this.manifest = new Manifest(experiment, Version.current(), timing, List.of());
        this.tasks = new Plan(manifest).tasks();
    }

    /** The same puzzle solved by each of these solvers, to be compared; short runs are timed warm. */
    public static LocalExperiment comparing(Instance<?> instance, List<SolveOptions> solvers, SolveOptions limits) {
        return new LocalExperiment(
                experiment(List.of(instance), solvers, List.of(limits), 1), Timing.WARM, List.of(instance));
    }

    private static Experiment experiment(
            List<? extends Instance<?>> instances, List<SolveOptions> solvers, List<SolveOptions> limits, int passes) {
        return new Experiment(
                "",
                "",
                "",
                0,
                passes,
                List.of(),
                Rows.GROUP,
                List.of(Group.given("", instances, SolveOptions.NONE)),
                solvers.stream()
                        .map(options -> SolverSpec.of(options.algorithm(), options))
                        .toList(),
                limits.stream()
                        .map(options -> LimitSpec.of(options.only(OptionGroup.LIMITS)))
                        .toList(),
                List.of(),
                "");
    }

    private Instance<?> instance(RunKey run) {
        return Objects.requireNonNull(instances.get(run.instance()));
    }

    /** The number of runs. */
    public int size() {
        return tasks.size();
    }

    /** The results so far, in order. */
    public List<SolveResult<?>> results() {
        return results;
    }

    /** The description of the experiment that its results belong to. */
    public Manifest manifest() {
        return manifest;
    }

    /** The runs by now that were not cancelled. */
    public List<FinishedRun> finished() {
        return finished;
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
                        (order, none) ->
                                watch.run(results.size() + 1, runs.solver(order), progress -> solve(order, progress)),
                        (task, result) -> {
                            results.add(result);
                            if (result.result().outcome() != Outcome.CANCELLED) {
                                finished.add(new FinishedRun(task, 1, Measurement.of(result)));
                            }
                            done.accept(result);
                        });
    }

    private SolveResult<?> solve(RunKey order, Progress progress) {
        return manifest.timing() == Timing.WARM ? warm(() -> runs.solve(order, progress)) : runs.solve(order, progress);
    }

    /**
     * Makes a run, and if it was short, makes it again: counts are the same, and only the second time is that of the
     * search.
     */
    static SolveResult<?> warm(Supplier<SolveResult<?>> run) {
        SolveResult<?> first = run.get();
        if (first.result().statistics().seconds() >= Timing.LEAST_SECONDS || !isEnd(first)) {
            return first;
        }
        SolveResult<?> second = run.get();
        return isEnd(second) ? second : first;
    }

    /** Whether the search ended by itself: if a clock or a user stops it, counts differ. */
    private static boolean isEnd(SolveResult<?> solved) {
        Outcome outcome = solved.result().outcome();
        return outcome != Outcome.TIME_LIMIT && outcome != Outcome.CANCELLED;
    }
}
