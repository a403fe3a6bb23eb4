package dev.unscramble.experiment.runner;

import dev.unscramble.engine.Engine;
import dev.unscramble.engine.RunBatch;
import dev.unscramble.experiment.FinishedRun;
import dev.unscramble.experiment.Task;
import dev.unscramble.experiment.results.MissingRuns;
import dev.unscramble.experiment.results.ResultsFolder;
import dev.unscramble.experiment.results.RunLog;
import dev.unscramble.model.InputException;
import dev.unscramble.model.StoppedException;
import dev.unscramble.run.Measurement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Makes runs on an engine, and writes each batch to the folder as soon as its answer comes. If it is stopped, only the
 * batches in progress are lost.
 */
public final class ClusterRunner {
    /** The least number of batches for each slot of the engine: when one is done, the next one is already there. */
    private static final int BATCHES_PER_SLOT = 2;

    /**
     * The most batches for each slot. A message costs an engine several times as much as each batch in it, so more
     * batches are sent only when half are done. The first batches are few, since the time of a run is not known yet.
     */
    private static final int MOST_BATCHES_PER_SLOT = 32;

    private static final long PATIENCE_MILLIS = 100;

    private final ResultsFolder folder;
    private final Engine engine;
    private final MissingRuns missing;
    private final BooleanSupplier isStopped;
    private int underWay;
    private int answered;
    private @Nullable RuntimeException failure;

    /**
     * A runner.
     *
     * @param missing the runs to make
     * @param isStopped whether it is to end
     */
    public ClusterRunner(ResultsFolder folder, Engine engine, MissingRuns missing, BooleanSupplier isStopped) {
        this.folder = folder;
        this.engine = engine;
        this.missing = missing;
        this.isStopped = isStopped;
    }

    /**
     * Makes the runs, until it is stopped.
     *
     * @param done is called with the number of runs that are newly on the disk
     */
    public void run(IntConsumer done) {
        try (RunLog log = folder.log(runs -> done.accept(runs.size()))) {
            RunBatches batches =
                    new RunBatches(missing.tasks(), folder.content().runs().values());
            while (goesOn(log) && sendAndWait(batches, log)) {
                // Until all have come.
            }
            engine.cancel();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        RuntimeException cause = failure();
        if (cause != null && !isStopped.getAsBoolean()) { // Ctrl-C ends the engine, too
            throw cause;
        }
    }

    private synchronized boolean goesOn(RunLog log) {
        return failure == null && !isStopped.getAsBoolean() && !log.isBroken();
    }

    private synchronized @Nullable RuntimeException failure() {
        return failure;
    }

    /**
     * Sends more batches if it is time to, and waits for something to happen. Returns whether there is more to come.
     */
    private synchronized boolean sendAndWait(RunBatches batches, RunLog log) throws InterruptedException {
        List<List<Task>> sent = nextToSend(batches);
        if (!sent.isEmpty()) {
            underWay += sent.size();
            engine.submit(
                    sent.stream().map(ClusterRunner::order).map(RunBatch::write).toList(),
                    new Receiver(sent, batches, log));
        }
        int before = underWay;
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PATIENCE_MILLIS);
        while (underWay > 0 && underWay == before && failure == null && System.nanoTime() < end) {
            wait(PATIENCE_MILLIS);
        }
        return underWay > 0 || !batches.isEmpty();
    }

    private List<List<Task>> nextToSend(RunBatches batches) {
        int slots = Math.max(1, engine.slots());
        int least = BATCHES_PER_SLOT * slots;
        int most = Math.min(MOST_BATCHES_PER_SLOT * slots, Math.max(2 * least, answered));
        List<List<Task>> sent = new ArrayList<>();
        while (underWay <= most / 2 && underWay + sent.size() < most && !batches.isEmpty()) {
            sent.add(batches.next(least));
        }
        return sent;
    }

    private static RunBatch order(List<Task> tasks) {
        return new RunBatch(tasks.stream().map(Task::key).toList());
    }

    private synchronized void fail(RuntimeException cause) {
        failure = failure == null ? cause : failure;
        notifyAll();
    }

    /** Receives the answers to the batches of one message. */
    private final class Receiver implements Engine.Listener {
        private final List<List<Task>> sent;
        private final RunBatches batches;
        private final RunLog log;

        Receiver(List<List<Task>> sent, RunBatches batches, RunLog log) {
            this.sent = sent;
            this.batches = batches;
            this.log = log;
        }

        @Override
        public void answered(int order, String answer) {
            try {
                List<Task> tasks = sent.get(order);
                List<Measurement> measurements = order(tasks).measurements(answer);
                for (int i = 0; i < tasks.size(); i++) {
                    take(new FinishedRun(tasks.get(i), missing.session(), measurements.get(i)));
                }
                ended();
            } catch (InputException e) {
                fail(e);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }

        private void take(FinishedRun run) throws InterruptedException {
            log.append(run);
            synchronized (ClusterRunner.this) {
                batches.learn(run);
            }
        }

        private void ended() {
            synchronized (ClusterRunner.this) {
                underWay--;
                answered++;
                ClusterRunner.this.notifyAll();
            }
        }

        @Override
        public void failed(String reason) {
            fail(new StoppedException(reason + "; finished runs are kept: run the same command to resume"));
        }
    }
}
