package dev.unscramble.experiment.results;

import dev.unscramble.experiment.FinishedRun;
import dev.unscramble.files.FileFailure;
import dev.unscramble.files.LineLog;
import dev.unscramble.model.InputException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Appends runs to {@code runs.jsonl}. A run counts as done when it is on the disk, not before; since that takes a disk
 * milliseconds, all runs that have come meanwhile are written together, by one thread (group commit).
 */
public final class RunLog implements AutoCloseable {
    private static final int MAX_WAITING = 4096;

    private final Path file;
    private final FileChannel channel;
    private final LineLog log;
    private final Consumer<List<FinishedRun>> done;
    private final BlockingQueue<List<FinishedRun>> waiting = new ArrayBlockingQueue<>(MAX_WAITING);
    private final Thread writer = new Thread(this::writeAll, "run-log");
    private volatile @Nullable IOException failure;

    /**
     * Appends to the intact part of a file.
     *
     * @param done is called with runs once they are on the disk
     */
    RunLog(Path file, long intactBytes, Consumer<List<FinishedRun>> done) {
        this.file = file;
        this.done = done;
        try {
            channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            log = new LineLog(channel, intactBytes);
        } catch (IOException e) {
            throw failed(e);
        }
        writer.start();
    }

    /**
     * Hands over a run; waits only if the disk is far behind. A run that comes while the log is being closed may be
     * lost.
     */
    public void append(FinishedRun run) throws InterruptedException {
        requireWorking();
        waiting.put(List.of(run));
    }

    /** Whether nothing more can be written. */
    public boolean isBroken() {
        return failure != null;
    }

    /** Throws a new exception each time, since the one of an append and the one of closing may meet. */
    private void requireWorking() {
        IOException cause = failure;
        if (cause != null) {
            throw failed(cause);
        }
    }

    private void writeAll() {
        List<List<FinishedRun>> taken = new ArrayList<>();
        boolean isOpen = true;
        while (isOpen) {
            taken.clear();
            try {
                taken.add(waiting.take());
            } catch (InterruptedException e) {
                return;
            }
            waiting.drainTo(taken);
            isOpen = taken.stream().noneMatch(List::isEmpty); // nothing at all is the sign to end
            List<FinishedRun> runs = taken.stream().flatMap(List::stream).toList();
            if (failure == null && !runs.isEmpty()) {
                commit(runs);
            }
        }
    }

    private void commit(List<FinishedRun> runs) {
        try {
            log.append(runs.stream().map(RunJson::write).toList());
            log.force();
            done.accept(runs);
        } catch (IOException e) {
            failure = e;
        }
    }

    private InputException failed(IOException e) {
        return new InputException(
                "cannot write " + file + ": " + FileFailure.reason(e) + "; what was written before is safe", e);
    }

    /** Writes the runs that are still waiting. */
    @Override
    public void close() {
        boolean isInterrupted = false;
        while (writer.isAlive()) {
            try {
                waiting.put(List.of());
                writer.join();
            } catch (InterruptedException e) {
                isInterrupted = true;
            }
        }
        if (isInterrupted) {
            Thread.currentThread().interrupt();
        }
        try {
            channel.close();
        } catch (IOException e) {
            throw failed(e);
        }
        requireWorking();
    }
}
