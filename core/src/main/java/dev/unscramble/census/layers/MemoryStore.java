package dev.unscramble.census.layers;

import dev.unscramble.model.Ranking;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Layers in memory. A part without states takes none. */
public final class MemoryStore implements LayerStore {
    private static final long[] EMPTY = {};

    private final int parts;
    private final SparePartArrays spare;
    private final Map<Integer, long[][]> layers = new ConcurrentHashMap<>();

    public MemoryStore(Ranking<?> ranking) {
        this.parts = ranking.parts();
        this.spare = new SparePartArrays(ranking.partWords());
    }

    /** The states of each part of a layer; none if there is no such layer. */
    private long[][] layer(int depth) {
        return layers.computeIfAbsent(depth, none -> {
            long[][] layer = new long[parts][];
            Arrays.fill(layer, EMPTY);
            return layer;
        });
    }

    @Override
    public boolean has(int depth, int part) {
        return layer(depth)[part].length > 0;
    }

    @Override
    public Reader reader() {
        return new Reader() {
            @Override
            public long[] read(int depth, int part, int[] runs) {
                return layer(depth)[part];
            }

            @Override
            public void done() {}
        };
    }

    @Override
    public long[] blank() {
        return spare.take();
    }

    @Override
    public void write(int depth, int part, long[] states, long count) {
        if (count == 0) {
            spare.putBack(states);
        } else {
            layer(depth)[part] = states;
        }
    }

    @Override
    public void remove(int depth) {
        for (long[] part : layer(depth)) {
            if (part.length > 0) {
                spare.putBack(part);
            }
        }
        layers.remove(depth);
    }
}
