package dev.unscramble.cli;

import dev.unscramble.catalog.SolveResult;
import dev.unscramble.model.Progress;
import dev.unscramble.model.StoppedException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;

/**
 * Solves puzzles of one domain on several threads, each puzzle on one of them, before their results are asked for. The
 * results come in the order of the puzzles.
 */
final class SolvesAhead implements AutoCloseable {
    /** Enough that no thread waits while one puzzle takes as long as many others. */
    private static final int MOST = 256;

    private final Progress progress;
    private final ExecutorService pool;
    private final Deque<Future<SolveResult<?>>> solves = new ArrayDeque<>();
    private int begun;
    private int taken;
    /** The puzzle, counted from 1, whose result is waited for: its progress is shown. */
    private volatile int awaited;

    SolvesAhead(int threads, Progress progress) {
        this.progress = progress;
        this.pool = Executors.newFixedThreadPool(threads, work -> {
            Thread thread = new Thread(work, "solve");
            thread.setDaemon(true);
            return thread;
        });
    }

    boolean isEmpty() {
        return solves.isEmpty();
    }

    boolean isFull() {
        return solves.size() == MOST;
    }

    /** Lets a thread solve a puzzle, when it has time. The tables are there already. */
    void add(Function<Progress, SolveResult<?>> solve) {
        int number = ++begun;
        solves.add(pool.submit(() -> solve.apply(shownIfAwaited(number))));
    }

    private Progress shownIfAwaited(int number) {
        return sofar -> number != awaited || progress.goOn(sofar);
    }

    /** The result of the puzzle after the one whose result was taken last, as soon as it is there. */
    SolveResult<?> take() {
        awaited = ++taken;
        try {
            return solves.remove().get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new StoppedException("the search was interrupted");
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw (RuntimeException) e.getCause();
        } finally {
            awaited = 0;
        }
    }

    /** Cancels what is not solved yet. */
    @Override
    public void close() {
        pool.shutdownNow();
    }
}
