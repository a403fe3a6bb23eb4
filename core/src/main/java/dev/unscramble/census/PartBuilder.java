package dev.unscramble.census;

import dev.unscramble.census.layers.LayerStore;
import dev.unscramble.census.layers.StateBits;
import dev.unscramble.model.Ranking;
import java.util.Arrays;

/**
 * Builds a layer from the two before it, a part at a time, in any order. A part is built from the parts that have moves
 * to it, so that threads, processes or machines that share a {@link LayerStore} can each build some:
 *
 * <pre>
 *   layer d-1      layer d             layer d+1
 *
 *                  neighbour  --.
 *   part k         part k       +--->  part k  =  where moves lead from the neighbours,
 *     |            neighbour  --'                 less part k of the layers d-1 and d
 *     `--------------------------------'
 * </pre>
 *
 * <p>Used by one thread. A part that is built again is the same again.
 */
public final class PartBuilder {
    private final Ranking<?> ranking;
    private final LayerStore store;
    private final LayerStore.Reader reader;

    public PartBuilder(Ranking<?> ranking, LayerStore store) {
        this.ranking = ranking;
        this.store = store;
        this.reader = store.reader();
    }

    /** Writes the first layer, which is one state. */
    public static void begin(Ranking<?> ranking, LayerStore store, long state) {
        long[] states = store.blank();
        long index = state % ranking.partSize();
        states[(int) (index >>> 6)] = 1L << index;
        store.write(0, (int) (state / ranking.partSize()), states, 1);
    }

    /**
     * Builds a part of the layer at {@code depth + 1} and writes it to the store.
     *
     * @return its number of states
     */
    public long build(int depth, int part) {
        int[] sources = Arrays.stream(ranking.neighbours(part))
                .filter(from -> store.has(depth, from))
                .toArray();
        if (sources.length == 0) {
            return 0;
        }
        long[] reached = store.blank();
        for (int from : sources) {
            ranking.spread(from, reader.read(depth, from, ranking.runs(from, part)), part, reached);
        }
        subtract(depth, part, reached);
        subtract(depth - 1, part, reached);
        reader.done();
        long count = StateBits.count(reached);
        store.write(depth + 1, part, reached, count);
        return count;
    }

    private void subtract(int depth, int part, long[] states) {
        if (depth >= 0 && store.has(depth, part)) {
            reader.subtract(depth, part, states);
        }
    }
}
