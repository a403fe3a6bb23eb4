package dev.unscramble.experiment.runner;

import dev.unscramble.experiment.Task;
import dev.unscramble.experiment.results.ResultsFolder;
import dev.unscramble.experiment.results.RunLog;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Progress;
import dev.unscramble.model.StoppedException;
import dev.unscramble.run.Measurement;
import dev.unscramble.run.RunExecutor;
import dev.unscramble.run.RunOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Makes runs, several at a time, and hands each to a {@link RunSink} as soon as it is made. Whatever stops it, nothing
 * that was told to be done is lost.
 */
public final class ExperimentRunner {
    private final int jobs;
    /** What one of several runs at a time may use: its part of the memory. */
    private final long share;

    private final BooleanSupplier isStopped;
    private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();

    /**
     * A runner.
     *
     * @param jobs how many runs to make at a time
     * @param isStopped whether it is to end
     */
    public ExperimentRunner(int jobs, BooleanSupplier isStopped) {
        this.jobs = jobs;
        this.share = Limits.NONE.memoryBytes() / jobs;
        this.isStopped = isStopped;
    }

    /**
     * Makes these runs, as long as it is not stopped, and writes each into a folder as soon as it is made. Nothing that
     * was cancelled is taken for a result.
     *
     * @param session the number of this call of the experiment
     * @param done is told how many more of them are on the disk
     */
    public void run(List<Task> tasks, RunExecutor executor, ResultsFolder folder, int session, IntConsumer done) {
        try (RunLog log = folder.log(runs -> done.accept(runs.size()))) {
            run(tasks, executor::run, new FolderSink(log, session));
        }
    }

    private record FolderSink(RunLog log, int session) implements RunSink<Measurement> {
        @Override
        public boolean put(Task task, Measurement result) throws InterruptedException {
            if (result.outcome() == Outcome.CANCELLED) {
                return false;
            }
            log.append(task.done(result, session));
            return true;
        }

        @Override
        public boolean isBroken() {
            return log.isBroken();
        }
    }

    /** Makes these runs, as long as neither it is stopped nor the sink broken. */
    public <R> void run(List<Task> tasks, BiFunction<RunOrder, Progress, R> executor, RunSink<R> sink) {
        AtomicInteger next = new AtomicInteger();
        List<Thread> workers = new ArrayList<>();
        for (int job = 0; job < Math.min(jobs, tasks.size()); job++) {
            Thread worker = new Thread(() -> work(tasks, next, executor, sink), "runner-" + (job + 1));
            worker.start();
            workers.add(worker);
        }
        workers.forEach(ExperimentRunner::await);
        Throwable cause = failure.get();
        if (cause instanceof RuntimeException refused) {
            throw refused;
        } else if (cause instanceof Error error) {
            throw error;
        } else if (cause != null) {
            throw new IllegalStateException("a run failed: " + cause, cause);
        }
    }

    private <R> void work(
            List<Task> tasks, AtomicInteger next, BiFunction<RunOrder, Progress, R> executor, RunSink<R> sink) {
        Progress progress = sofar -> goesOn(sink);
        try {
            for (int i = next.getAndIncrement(); i < tasks.size() && goesOn(sink); i = next.getAndIncrement()) {
                Task task = tasks.get(i);
                if (!sink.put(task, executor.apply(task.order().withinMemory(share), progress))) {
                    return;
                }
            }
        } catch (StoppedException e) {
            if (!isStopped.getAsBoolean()) { // else it was wanted, as while tables were made
                failure.compareAndSet(null, e);
            }
        } catch (RuntimeException | Error | InterruptedException e) {
            failure.compareAndSet(null, e);
        }
    }

    private boolean goesOn(RunSink<?> sink) {
        return !isStopped.getAsBoolean() && failure.get() == null && !sink.isBroken();
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
