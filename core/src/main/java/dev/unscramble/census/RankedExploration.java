package dev.unscramble.census;

import dev.unscramble.census.layers.LayerStore;
import dev.unscramble.census.layers.MemoryStore;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Ranking;
import dev.unscramble.threads.WorkerThreads;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Layers as sets of bits. If every move has an inverse, a move from a layer leads into the one before it,
 * itself, or the next one; so only three layers are stored at a time (Munagala and Ranade, 1999). If moves
 * alternate between two halves of the parts, as the blank does between black and white cells, each layer takes
 * memory in one half only.
 */
public final class RankedExploration<P extends Position> extends Exploration<P> {
    /** The words of states that a worker visits at a time. */
    private static final int CHUNK_WORDS = 512;

    private final Ranking<P> ranking;
    final LayerStore store;
    /** The folder of the layers, or null if they are in memory. */
    private final @Nullable CensusFolder<P> folder;

    private final WorkerThreads workers;
    private final LayerBuilder builder;

    /**
     * Begins at the goal, in memory. It takes {@link LayerBytes#needed} bytes, whatever the limits are.
     */
    public RankedExploration(Ranking<P> ranking, int threads, Limits limits, Progress progress) {
        super(ranking.puzzle(), new ExplorationMonitor(limits, progress));
        this.ranking = ranking;
        this.store = new MemoryStore(ranking);
        this.folder = null;
        this.workers = new WorkerThreads("census", threads);
        this.builder = this::buildHere;
        PartBuilder.begin(ranking, store, ranking.rank(ranking.puzzle().onlyGoalFor("a census")));
    }

    /**
     * Resumes the census in a folder, in its files, which grow to {@link LayerBytes#needed} bytes. The folder is closed
     * at the end.
     */
    public RankedExploration(CensusFolder<P> folder, int threads, Limits limits, Progress progress) {
        this(folder, null, threads, limits, progress);
    }

    /** Resumes the census in a folder; {@code builder} builds the layers from its files and into them. */
    public RankedExploration(CensusFolder<P> folder, LayerBuilder builder, Limits limits, Progress progress) {
        this(folder, builder, 1, limits, progress);
    }

    private RankedExploration(
            CensusFolder<P> folder, @Nullable LayerBuilder builder, int threads, Limits limits, Progress progress) {
        super(folder.ranking().puzzle(), new ExplorationMonitor(limits, progress));
        this.ranking = folder.ranking();
        this.store = folder.store();
        this.folder = folder;
        this.workers = new WorkerThreads("census", threads);
        this.builder = builder == null ? this::buildHere : builder;
        restore(folder.counts(), folder.nanos());
    }

    @Override
    public boolean isComplete() {
        return reached() == ranking.size();
    }

    @Override
    public @Nullable Outcome advance() {
        int depth = depth();
        LongAdder found = new LongAdder();
        Outcome stop = run(monitor -> builder.build(depth, found::add, monitor));
        if (stop != null || found.sum() == 0) {
            store.remove(depth + 1);
            return stop == null ? Outcome.EXHAUSTED : stop;
        }
        add(found.sum());
        forgetOlderLayers();
        return null;
    }

    private @Nullable Outcome buildHere(int depth, LongConsumer found, Supplier<@Nullable Outcome> monitor) {
        return workers.run(
                ranking.parts(),
                () -> {
                    PartBuilder own = new PartBuilder(ranking, store);
                    return task -> found.accept(own.build(depth, ranking.partInOrder(task)));
                },
                monitor);
    }

    private void forgetOlderLayers() {
        if (folder == null) {
            store.remove(depth() - 2);
        } else {
            folder.complete(counts(), nanos());
        }
    }

    @Override
    public @Nullable Outcome visit(Supplier<? extends Visitor<P>> visitors) {
        int words = ranking.partWords();
        int chunks = (words + CHUNK_WORDS - 1) / CHUNK_WORDS;
        int[] parts = partsWithStates();
        Supplier<IntConsumer> worker = () -> {
            LayerStore.Reader reader = store.reader();
            Visitor<P> visitor = visitors.get();
            P position = puzzle().newPosition();
            return task -> {
                int first = task % chunks * CHUNK_WORDS;
                int[] run = {first, Math.min(first + CHUNK_WORDS, words)};
                show(parts[task / chunks], run, reader, position, visitor);
            };
        };
        return run(monitor -> workers.run(parts.length * chunks, worker, monitor));
    }

    private int[] partsWithStates() {
        return IntStream.range(0, ranking.parts())
                .filter(part -> store.has(depth(), part))
                .toArray();
    }

    private void show(int part, int[] run, LayerStore.Reader reader, P position, Visitor<P> visitor) {
        long[] states = reader.read(depth(), part, run);
        long base = part * ranking.partSize();
        for (int word = run[0]; word < run[1] && !workers.mustStop(); word++) {
            for (long bits = states[word]; bits != 0; bits &= bits - 1) {
                long number = base + ((long) word << 6) + Long.numberOfTrailingZeros(bits);
                ranking.unrank(number, position);
                visitor.visit(position, number);
            }
        }
        reader.done();
    }

    @Override
    public List<P> first(int most) {
        List<P> first = new ArrayList<>();
        LayerStore.Reader reader = store.reader();
        for (int part : partsWithStates()) {
            long[] states = reader.read(depth(), part, new int[] {0, ranking.partWords()});
            for (int word = 0; word < states.length && first.size() < most; word++) {
                for (long bits = states[word]; bits != 0 && first.size() < most; bits &= bits - 1) {
                    P position = puzzle().newPosition();
                    long index = ((long) word << 6) + Long.numberOfTrailingZeros(bits);
                    ranking.unrank(part * ranking.partSize() + index, position);
                    first.add(position);
                }
            }
        }
        reader.done();
        return first;
    }

    /** Work that asks a monitor now and then whether to stop, and returns why it did, or null. */
    private interface MonitoredWork {
        @Nullable
        Outcome run(Supplier<@Nullable Outcome> monitor);
    }

    private @Nullable Outcome run(MonitoredWork work) {
        long reached = reached();
        Outcome stop = monitor.look(reached, depth());
        try {
            return stop != null ? stop : work.run(() -> monitor.look(reached, depth()));
        } catch (OutOfMemoryError e) { // the estimate was too small
            return Outcome.MEMORY_LIMIT;
        }
    }

    @Override
    public void close() {
        workers.close();
        if (folder != null) {
            folder.close();
        }
    }
}
