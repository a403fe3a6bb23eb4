package dev.unscramble.census;

import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The number of states at every depth: those that need that number of moves to be solved.
 *
 * @param counts the states at depth 0, 1, 2, ...
 * @param outcome why it ended: {@link Outcome#EXHAUSTED} if all states are counted
 * @param nanos the time that it took
 */
public record Census(List<Long> counts, Outcome outcome, long nanos) {

    /** Is called for every layer, that of the goal included, when it is the outermost one. */
    @FunctionalInterface
    public interface Listener<P extends Position> {
        /** Looks at the outermost layer. Returns why the census must stop, or null. */
        @Nullable
        Outcome layer(Exploration<P> exploration);
    }

    public Census {
        counts = List.copyOf(counts);
    }

    /**
     * Counts the layers to the end, or to a limit. The node limit is a limit of states, and is checked
     * after each layer; the exploration checks time and memory.
     */
    public static <P extends Position> Census take(Exploration<P> exploration, Limits limits, Listener<P> listener) {
        Outcome stop = listener.layer(exploration);
        while (stop == null) {
            stop = end(exploration, limits);
            if (stop == null) {
                stop = exploration.advance();
            }
            if (stop == null) {
                stop = listener.layer(exploration);
            }
        }
        return new Census(exploration.counts(), stop, exploration.nanos());
    }

    private static @Nullable Outcome end(Exploration<?> exploration, Limits limits) {
        if (exploration.isComplete()) {
            return Outcome.EXHAUSTED;
        }
        if (exploration.depth() >= limits.depth()) {
            return Outcome.DEPTH_LIMIT;
        }
        return exploration.reached() >= limits.nodes() ? Outcome.NODE_LIMIT : null;
    }

    /** Whether all states are counted. */
    public boolean isComplete() {
        return outcome == Outcome.EXHAUSTED;
    }

    /** The greatest depth of a state. */
    public int depth() {
        return counts.size() - 1;
    }

    /** The number of states counted. */
    public long states() {
        return upTo(depth());
    }

    /** The number of states up to a depth. */
    public long upTo(int depth) {
        return counts.subList(0, depth + 1).stream().mapToLong(Long::longValue).sum();
    }

    /** The number of states at even depths, or at odd ones. */
    public long states(boolean isOdd) {
        return IntStream.rangeClosed(0, depth())
                .filter(depth -> depth % 2 == (isOdd ? 1 : 0))
                .mapToLong(counts::get)
                .sum();
    }

    public double meanDepth() {
        return IntStream.rangeClosed(0, depth())
                        .mapToDouble(depth -> (double) depth * counts.get(depth))
                        .sum()
                / states();
    }

    /** The ratio of the states at the next depth to those at this one; not a number at the last depth. */
    public double branching(int depth) {
        return depth == depth() ? Double.NaN : (double) counts.get(depth + 1) / counts.get(depth);
    }

    public double seconds() {
        return nanos / 1e9;
    }
}
