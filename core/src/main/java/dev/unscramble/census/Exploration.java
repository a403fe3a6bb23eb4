package dev.unscramble.census;

import dev.unscramble.model.InputException;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A breadth-first exploration of the states around the goal, layer by layer: those that need 0, 1, 2, ... moves to be
 * solved. It begins at the goal; only the states of the outermost layer can be visited.
 */
public abstract class Exploration<P extends Position> implements AutoCloseable {

    /** Visits states; used by one thread. */
    @FunctionalInterface
    public interface Visitor<P extends Position> {
        /**
         * Visits a state.
         *
         * @param position must be as it was on return
         * @param number identifies it among the states of its layer
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
        puzzle.onlyGoalFor("a count of states by their distance");
        requireWayBack(puzzle);
    }

    /** Distances are moves from the goal; they are costs to the goal only if moves cost 1 and have inverses. */
    private static void requireWayBack(Puzzle<?> puzzle) {
        Optional<String> unitCosts = Optional.of("not every move costs 1")
                .filter(not -> !puzzle.costs().areUnit());
        puzzle.noWayBack().or(() -> unitCosts).ifPresent(why -> {
            throw new InputException("the states of " + puzzle.name() + " cannot be counted by their distance: " + why);
        });
    }

    public final Puzzle<P> puzzle() {
        return puzzle;
    }

    /** The distance of the outermost layer, in moves. */
    public final int depth() {
        return counts.size() - 1;
    }

    /** The number of states in the outermost layer. */
    public final long width() {
        return counts.get(depth());
    }

    /** The number of states at depth 0, 1, 2, ... up to the outermost layer. */
    public final List<Long> counts() {
        return Collections.unmodifiableList(counts);
    }

    /** The number of states reached, the outermost layer included. */
    public final long reached() {
        return counts.stream().mapToLong(Long::longValue).sum();
    }

    /** The time spent, including that before it was resumed. */
    public final long nanos() {
        return monitor.nanos();
    }

    /** Adds a new outermost layer. */
    final void add(long states) {
        counts.add(states);
    }

    /** Restores the counts from before an interruption. */
    final void restore(List<Long> before, long nanos) {
        counts.clear();
        counts.addAll(before);
        monitor.addEarlier(nanos);
    }

    /** Whether the outermost layer is known to be the last. */
    public abstract boolean isComplete();

    /**
     * Builds the next layer. Returns null, or why it did not: {@link Outcome#EXHAUSTED} if there are no more states,
     * or a limit. The outermost layer then stays as it was.
     */
    public abstract @Nullable Outcome advance();

    /**
     * Passes every state of the outermost layer to one of the visitors, of which each thread makes its own. Returns the
     * limit that stopped it, or null.
     */
    public abstract @Nullable Outcome visit(Supplier<? extends Visitor<P>> visitors);

    /** The first states of the outermost layer, at most {@code most}, in an order that is always the same. */
    public abstract List<P> first(int most);

    @Override
    public void close() {}
}
