package dev.unscramble.census.layers;

import dev.unscramble.model.Ranking;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Layers in memory. */
public final class MemoryStore implements LayerStore {
    private final int parts;
    private final SparePartArrays spare;
    private final Map<Integer, StateSet> layers = new ConcurrentHashMap<>();

    public MemoryStore(Ranking<?> ranking) {
        this.parts = ranking.parts();
        this.spare = new SparePartArrays(ranking.partWords());
    }

    /** The states of a layer; none if it is not there. */
    public StateSet layer(int depth) {
        return layers.computeIfAbsent(depth, none -> new StateSet(parts));
    }

    public void set(int depth, StateSet states) {
        layers.put(depth, states);
    }

    @Override
    public boolean has(int depth, int part) {
        return !layer(depth).isEmpty(part);
    }

    @Override
    public Reader reader() {
        return new Reader() {
            @Override
            public long[] read(int depth, int part, int[] runs) {
                return layer(depth).part(part);
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
            layer(depth).set(part, states);
        }
    }

    @Override
    public void remove(int depth) {
        StateSet layer = layer(depth);
        for (int part = 0; part < parts; part++) {
            if (!layer.isEmpty(part)) {
                spare.putBack(layer.part(part));
            }
        }
        layers.remove(depth);
    }
}
