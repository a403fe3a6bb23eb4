package dev.unscramble.experiment.runner;

import dev.unscramble.experiment.Task;
import dev.unscramble.experiment.results.ResultsFolder;
import dev.unscramble.experiment.results.RunLog;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Progress;
import dev.unscramble.model.StoppedException;
import dev.unscramble.run.Measurement;
import dev.unscramble.run.RunExecutor;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Makes runs, several at a time, and writes each down as soon as it is made. Whatever stops it, nothing
 * that was told to be done is lost, and nothing that was cancelled is taken for a result.
 */
public final class ExperimentRunner {
    private final ResultsFolder folder;
    private final RunExecutor runner;
    private final int jobs;
    /** What one of several runs at a time may use: its part of the memory. */
    private final long share;

    private final int session;
    private final BooleanSupplier isStopped;
    private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();

    /**
     * A runner.
     *
     * @param jobs how many runs to make at a time
     * @param session the number of this call of the experiment
     * @param isStopped whether it is to end
     */
    public ExperimentRunner(
            ResultsFolder folder, RunExecutor runner, int jobs, int session, BooleanSupplier isStopped) {
        this.folder = folder;
        this.runner = runner;
        this.jobs = jobs;
        this.share = Limits.NONE.memoryBytes() / jobs;
        this.session = session;
        this.isStopped = isStopped;
    }

    /**
     * Makes these runs, as long as it is not stopped.
     *
     * @param done is told how many more of them are on the disk
     */
    public void run(List<Task> tasks, IntConsumer done) {
        try (RunLog log = folder.log(runs -> done.accept(runs.size()))) {
            AtomicInteger next = new AtomicInteger();
            List<Thread> workers = new ArrayList<>();
            for (int job = 0; job < Math.min(jobs, tasks.size()); job++) {
                Thread worker = new Thread(() -> work(tasks, next, log), "runner-" + (job + 1));
                worker.start();
                workers.add(worker);
            }
            workers.forEach(ExperimentRunner::await);
        }
        Throwable cause = failure.get();
        if (cause instanceof InputException refused) {
            throw refused;
        } else if (cause != null) {
            throw new IllegalStateException("a run failed: " + cause, cause);
        }
    }

    private void work(List<Task> tasks, AtomicInteger next, RunLog log) {
        try {
            for (int i = next.getAndIncrement(); i < tasks.size() && goesOn(log); i = next.getAndIncrement()) {
                Task task = tasks.get(i);
                Progress progress = sofar -> goesOn(log);
                Measurement measurement = runner.run(task.order().withinMemory(share), progress);
                if (measurement.outcome() == Outcome.CANCELLED) {
                    return;
                }
                log.append(task.done(measurement, session));
            }
        } catch (StoppedException e) {
            if (!isStopped.getAsBoolean()) { // else it was wanted, as while tables were made
                failure.compareAndSet(null, e);
            }
        } catch (RuntimeException | Error | InterruptedException e) {
            failure.compareAndSet(null, e);
        }
    }

    private boolean goesOn(RunLog log) {
        return !isStopped.getAsBoolean() && failure.get() == null && !log.isBroken();
    }

    private static void await(Thread worker) {
        boolean isInterrupted = false;
        while (worker.isAlive()) {
            try {
                worker.join();
            } catch (InterruptedException e) {
                isInterrupted = true;
            }
        }
        if (isInterrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
