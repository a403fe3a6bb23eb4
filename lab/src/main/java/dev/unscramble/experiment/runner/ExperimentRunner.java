package dev.unscramble.experiment.runner;

import dev.unscramble.experiment.FinishedRun;
import dev.unscramble.experiment.Task;
import dev.unscramble.experiment.results.MissingRuns;
import dev.unscramble.experiment.results.ResultsFolder;
import dev.unscramble.experiment.results.RunLog;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Progress;
import dev.unscramble.model.StoppedException;
import dev.unscramble.run.Measurement;
import dev.unscramble.run.RunExecutor;
import dev.unscramble.run.RunKey;
import dev.unscramble.threads.WorkerThreads;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;

/**
 * Makes runs, several at a time, and hands each to a {@link RunSink} as soon as it is made. If it is stopped, no run
 * that was reported as done is lost.
 */
public final class ExperimentRunner {
    private final int jobs;
    /** The memory of each of several runs at a time. */
    private final long share;

    private final BooleanSupplier isStopped;

    /**
     * A runner.
     *
     * @param jobs the number of runs at a time
     * @param isStopped whether it is to end
     */
    public ExperimentRunner(int jobs, BooleanSupplier isStopped) {
        this.jobs = jobs;
        this.share = Limits.NONE.memoryBytes() / jobs;
        this.isStopped = isStopped;
    }

    /**
     * Makes these runs, until it is stopped, and writes each into a folder as soon as it is made. A cancelled run is
     * not taken for a result.
     *
     * @param done is called with the number of runs that are newly on the disk
     */
    public void run(MissingRuns missing, RunExecutor executor, ResultsFolder folder, IntConsumer done) {
        try (RunLog log = folder.log(runs -> done.accept(runs.size()))) {
            run(missing.tasks(), executor::run, new FolderSink(log, missing.session()));
        }
    }

    private record FolderSink(RunLog log, int session) implements RunSink<Measurement> {
        @Override
        public void put(Task task, Measurement result) throws InterruptedException {
            if (result.outcome() != Outcome.CANCELLED) {
                log.append(new FinishedRun(task, session, result));
            }
        }

        @Override
        public boolean isBroken() {
            return log.isBroken();
        }
    }

    /** Makes these runs, until it is stopped or the sink is broken. */
    public <R> void run(List<Task> tasks, BiFunction<RunKey, Progress, R> executor, RunSink<R> sink) {
        try (WorkerThreads threads = new WorkerThreads("runner", jobs)) {
            BooleanSupplier goesOn = () -> !isStopped.getAsBoolean() && !threads.mustStop() && !sink.isBroken();
            IntConsumer worker = number -> {
                if (goesOn.getAsBoolean()) {
                    make(tasks.get(number), executor, sofar -> goesOn.getAsBoolean(), sink);
                }
            };
            threads.run(tasks.size(), () -> worker, () -> null);
        }
    }

    private <R> void make(Task task, BiFunction<RunKey, Progress, R> executor, Progress progress, RunSink<R> sink) {
        try {
            sink.put(task, executor.apply(task.key().withinMemory(share), progress));
        } catch (StoppedException e) {
            if (!isStopped.getAsBoolean()) { // else it was wanted, as while tables were made
                throw e;
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException("a run failed: " + e, e);
        }
    }
}
