package dev.unscramble.census;

import dev.unscramble.model.InputException;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A way through the states around the goal, layer by layer: those that need 0, 1, 2, ... moves to be
 * solved. It begins at the goal; only the outermost layer can be looked at.
 */
public abstract class Exploration<P extends Position> implements AutoCloseable {

    /** Looks at states; of one thread. */
    @FunctionalInterface
    public interface Visitor<P extends Position> {
        /**
         * Looks at a state.
         *
         * @param position must be as it was on return
         * @param number tells it from all others of its layer
         */
        void visit(P position, long number);
    }

    private final Puzzle<P> puzzle;
    final ExplorationMonitor monitor;
    private final List<Long> counts = new ArrayList<>();

    Exploration(Puzzle<P> puzzle, ExplorationMonitor monitor) {
        this.puzzle = puzzle;
        this.monitor = monitor;
        this.counts.add(1L);
        requireWayBack(puzzle);
    }

    /** Counting goes from the goal, which tells how far the goal is only where moves can be taken back. */
    private static void requireWayBack(Puzzle<?> puzzle) {
        for (int move = 0; move < puzzle.moveCount(); move++) {
            if (puzzle.inverse(move) == Puzzle.NO_INVERSE || puzzle.cost(move) != 1) {
                throw new InputException("the states of " + puzzle.name() + " cannot be counted by their distance: the"
                        + " move " + puzzle.moveName(move) + " costs more than one or cannot be taken back by a move");
            }
        }
    }

    public final Puzzle<P> puzzle() {
        return puzzle;
    }

    /** How many moves the states of the outermost layer need. */
    public final int depth() {
        return counts.size() - 1;
    }

    /** How many states the outermost layer has. */
    public final long width() {
        return counts.get(depth());
    }

    /** How many states there are at depth 0, 1, 2, ... up to the outermost layer. */
    public final List<Long> counts() {
        return Collections.unmodifiableList(counts);
    }

    /** How many states were reached, the outermost layer included. */
    public final long reached() {
        return counts.stream().mapToLong(Long::longValue).sum();
    }

    /** The time that was spent, before it was resumed included. */
    public final long nanos() {
        return monitor.nanos();
    }

    /** Takes note of a new outermost layer. */
    final void add(long states) {
        counts.add(states);
    }

    /** Goes back to what was counted before an interruption. */
    final void restore(List<Long> before, long nanos) {
        counts.clear();
        counts.addAll(before);
        monitor.addEarlier(nanos);
    }

    /** Whether it is known already that no state is further away. */
    public abstract boolean isComplete();

    /**
     * Goes one move further. Where that cannot be done it says why, {@link Outcome#EXHAUSTED} if no state is
     * further away, and the outermost layer stays as it was.
     */
    public abstract @Nullable Outcome advance();

    /**
     * Shows every state of the outermost layer to one of the visitors, each of which is made by the thread that it is
     * of; says why if it stopped before.
     */
    public abstract @Nullable Outcome visit(Supplier<? extends Visitor<P>> visitors);

    /** The first states of the outermost layer, at most this many, in an order that is always the same. */
    public abstract List<P> first(int most);

    @Override
    public void close() {}
}
