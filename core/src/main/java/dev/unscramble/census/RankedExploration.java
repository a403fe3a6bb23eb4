package dev.unscramble.census;

import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Ranking;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Layers as sets of bits. Where moves can be taken back, a move from a layer leads into the one before it,
 * itself, or the next one; so three layers at a time are all that is kept, and nothing remembers what lies
 * further inside (Munagala and Ranade, 1999). Where moves alternate between two halves of the parts, as the
 * blank does between black and white cells, each layer takes memory in one half only.
 */
public final class RankedExploration<P extends Position> extends Exploration<P> {
    /** How many words of states a worker looks at before it asks for more. */
    private static final int CHUNK = 512;

    private final Ranking<P> ranking;
    private final int words;
    private final WorkerThreads workers;
    private StateSet previous;
    private StateSet outermost;
    private final Deque<long[]> unused = new ArrayDeque<>();

    /** Begins at the goal. The memory that {@link #bytesNeeded} tells is taken whatever the limits say. */
    public RankedExploration(Ranking<P> ranking, int threads, Limits limits, Progress progress) {
        super(ranking.puzzle(), new ExplorationMonitor(limits, progress));
        this.ranking = ranking;
        this.words = words(ranking);
        this.workers = new WorkerThreads(threads);
        this.previous = noStates();
        this.outermost = noStates();
        long goal = ranking.rank(ranking.puzzle().goal());
        long[] part = new long[words];
        long index = goal % ranking.partSize();
        part[(int) (index >>> 6)] = 1L << index;
        outermost.set((int) (goal / ranking.partSize()), part);
    }

    /** How much memory it takes: three layers of all parts, or of one half of them, then the other, then the first. */
    public static long bytesNeeded(Ranking<?> ranking) {
        long part = (ranking.partSize() + 63) / 64 * Long.BYTES;
        int larger = largerHalf(ranking);
        return part * (larger == ranking.parts() ? 3 * larger : ranking.parts() + larger);
    }

    /** How many parts the larger half has, where every move leads from one half to the other; else all of them. */
    private static int largerHalf(Ranking<?> ranking) {
        int[] colour = new int[ranking.parts()];
        Deque<Integer> open = new ArrayDeque<>(List.of(0));
        colour[0] = 1;
        while (!open.isEmpty()) {
            int part = open.remove();
            for (int neighbour : ranking.neighbours(part)) {
                if (colour[neighbour] == colour[part]) {
                    return ranking.parts();
                } else if (colour[neighbour] == 0) {
                    colour[neighbour] = -colour[part];
                    open.add(neighbour);
                }
            }
        }
        int white = (int) Arrays.stream(colour).filter(one -> one == 1).count();
        return Math.max(white, ranking.parts() - white);
    }

    private static int words(Ranking<?> ranking) {
        return Math.toIntExact((ranking.partSize() + 63) / 64);
    }

    @Override
    public boolean isComplete() {
        return reached() == ranking.size();
    }

    @Override
    public @Nullable Outcome advance() {
        int[] targets = IntStream.range(0, ranking.parts())
                .filter(part -> Arrays.stream(ranking.neighbours(part)).anyMatch(from -> !outermost.isEmpty(from)))
                .toArray();
        long[] counts = new long[targets.length];
        StateSet next = noStates();
        Outcome stop = run(targets.length, () -> task -> counts[task] = fill(next, targets[task]));
        long found = Arrays.stream(counts).sum();
        if (stop != null || found == 0) {
            recycle(next);
            return stop == null ? Outcome.EXHAUSTED : stop;
        }
        recycle(previous);
        previous = outermost;
        outermost = next;
        add(found);
        return null;
    }

    /** Finds the states of the next layer in one part, and how many they are. */
    private long fill(StateSet next, int part) {
        long[] states = blank();
        next.set(part, states);
        for (int from : ranking.neighbours(part)) {
            if (!outermost.isEmpty(from) && !workers.mustStop()) {
                ranking.spread(from, outermost.part(from), part, states);
            }
        }
        previous.subtractFrom(states, part);
        outermost.subtractFrom(states, part);
        long found = StateSet.count(states);
        if (found == 0) {
            release(next.remove(part));
        }
        return found;
    }

    private long[] blank() {
        long[] states;
        synchronized (unused) {
            states = unused.poll();
        }
        if (states == null) {
            return new long[words];
        }
        Arrays.fill(states, 0);
        return states;
    }

    private void recycle(StateSet states) {
        for (int part = 0; part < states.parts(); part++) {
            if (!states.isEmpty(part)) {
                release(states.remove(part));
            }
        }
    }

    private void release(long[] states) {
        synchronized (unused) {
            unused.push(states);
        }
    }

    @Override
    public @Nullable Outcome visit(Supplier<? extends Visitor<P>> visitors) {
        int chunks = (words + CHUNK - 1) / CHUNK;
        int[] parts = IntStream.range(0, ranking.parts())
                .filter(part -> !outermost.isEmpty(part))
                .toArray();
        return run(parts.length * chunks, () -> {
            Visitor<P> visitor = visitors.get();
            P position = puzzle().goal();
            return task -> show(parts[task / chunks], task % chunks * CHUNK, position, visitor);
        });
    }

    private void show(int part, int fromWord, P position, Visitor<P> visitor) {
        long[] states = outermost.part(part);
        long base = part * ranking.partSize();
        int end = Math.min(fromWord + CHUNK, states.length);
        for (int word = fromWord; word < end && !workers.mustStop(); word++) {
            for (long bits = states[word]; bits != 0; bits &= bits - 1) {
                long number = base + ((long) word << 6) + Long.numberOfTrailingZeros(bits);
                ranking.unrank(number, position);
                visitor.visit(position, number);
            }
        }
    }

    @Override
    public List<P> first(int most) {
        List<P> first = new ArrayList<>();
        for (int part = 0; part < ranking.parts(); part++) {
            long[] states = outermost.part(part);
            for (int word = 0; word < states.length && first.size() < most; word++) {
                for (long bits = states[word]; bits != 0 && first.size() < most; bits &= bits - 1) {
                    P position = puzzle().goal();
                    long index = ((long) word << 6) + Long.numberOfTrailingZeros(bits);
                    ranking.unrank(part * ranking.partSize() + index, position);
                    first.add(position);
                }
            }
        }
        return first;
    }

    private @Nullable Outcome run(int tasks, Supplier<IntConsumer> worker) {
        long reached = reached();
        Outcome stop = monitor.look(reached, depth());
        try {
            return stop != null ? stop : workers.run(tasks, worker, () -> monitor.look(reached, depth()));
        } catch (OutOfMemoryError e) { // what was to be enough was not
            return Outcome.MEMORY_LIMIT;
        }
    }

    StateSet previous() {
        return previous;
    }

    StateSet outermost() {
        return outermost;
    }

    StateSet noStates() {
        return new StateSet(ranking.parts());
    }

    /** How many longs a part takes. */
    int words() {
        return words;
    }

    /** Goes on from where an exploration of the same space was. */
    void restore(List<Long> counts, long nanos, StateSet before, StateSet last) {
        restore(counts, nanos);
        previous = before;
        outermost = last;
    }

    @Override
    public void close() {
        workers.close();
    }
}
