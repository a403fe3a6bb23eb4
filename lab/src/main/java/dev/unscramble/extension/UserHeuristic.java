package dev.unscramble.extension;

import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.StoppedException;
import java.util.function.LongSupplier;

/** A user's own heuristic: its exceptions become messages for that user. */
final class UserHeuristic<P extends Position> implements IncrementalHeuristic<P> {
    private final Class<?> type;
    private final IncrementalHeuristic<P> heuristic;
    private final Puzzle<P> puzzle;

    UserHeuristic(Heuristic<P> heuristic, Puzzle<P> puzzle) {
        this.type = heuristic.getClass();
        this.heuristic = IncrementalHeuristic.of(heuristic);
        this.puzzle = puzzle;
    }

    @Override
    public void prepare(BuildMonitor monitor) {
        try {
            heuristic.prepare(monitor);
        } catch (InputException | StoppedException e) {
            throw e;
        } catch (RuntimeException | StackOverflowError | LinkageError | AssertionError e) {
            throw failed("", e);
        }
    }

    @Override
    public int estimate(P position) {
        return (int) guarded(position, () -> heuristic.estimate(position));
    }

    @Override
    public long begin(P position) {
        return guarded(position, () -> heuristic.begin(position));
    }

    @Override
    public long after(P position, int move, long before) {
        return guarded(position, () -> heuristic.after(position, move, before));
    }

    @Override
    public int value(long tracked) {
        try {
            return heuristic.value(tracked);
        } catch (RuntimeException | StackOverflowError | LinkageError | AssertionError e) {
            throw failed("", e);
        }
    }

    @Override
    public long memoryBytes() {
        return heuristic.memoryBytes();
    }

    @Override
    public int trackedBits() {
        return heuristic.trackedBits();
    }

    /** Its own name, else that of its class. */
    @Override
    public String name() {
        return heuristic.name().equals("custom") ? type.getSimpleName() : heuristic.name();
    }

    @Override
    public Guarantee guarantee() {
        return heuristic.guarantee();
    }

    private long guarded(P position, LongSupplier work) {
        try {
            return work.getAsLong();
        } catch (RuntimeException | StackOverflowError | LinkageError | AssertionError e) {
            throw failed(" at " + puzzle.format(position), e);
        }
    }

    private InputException failed(String where, Throwable thrown) {
        return new InputException(
                "the heuristic " + name() + " fails" + where + ": " + UserClasses.describe(type, thrown), thrown);
    }
}
