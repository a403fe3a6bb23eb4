package dev.unscramble.census.layers;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Copies in memory of parts that are in files: those used last, of which none is dropped while it is in use. */
final class PartCache {
    private record Key(int depth, int part) {}

    /** A part that is in memory as long as it is in use. */
    static final class Entry {
        final long[] states;
        private int users;

        Entry(long[] states) {
            this.states = states;
        }
    }

    private final int most;
    private final Consumer<long[]> dropped;
    /** In order of use, the least recently used first. */
    private final Map<Key, Entry> entries = new LinkedHashMap<>(16, 0.75f, true);

    /**
     * A cache of at most {@code most} parts.
     *
     * @param dropped receives the arrays that are not in use any more
     */
    PartCache(int most, Consumer<long[]> dropped) {
        this.most = most;
        this.dropped = dropped;
    }

    boolean isOff() {
        return most == 0;
    }

    /** Whether a part can be added without another being dropped. */
    synchronized boolean hasRoom() {
        return entries.size() < most;
    }

    /** The copy of a part, in use from now on, or null. */
    synchronized @Nullable Entry use(int depth, int part) {
        Entry entry = entries.get(new Key(depth, part));
        if (entry != null) {
            entry.users++;
        }
        return entry;
    }

    /** Adds a part, in use from now on; returns the copy in the cache, if there is one already. */
    synchronized Entry add(int depth, int part, long[] states) {
        Entry there = use(depth, part);
        if (there != null) {
            dropped.accept(states);
            return there;
        }
        makeRoom();
        Entry entry = new Entry(states);
        entry.users++;
        entries.put(new Key(depth, part), entry);
        return entry;
    }

    private void makeRoom() {
        List<Key> unused = new ArrayList<>();
        int excess = entries.size() - most + 1;
        for (Map.Entry<Key, Entry> entry : entries.entrySet()) {
            if (unused.size() < excess && entry.getValue().users == 0) {
                unused.add(entry.getKey());
            }
        }
        unused.forEach(this::drop);
    }

    private void drop(Key key) {
        Entry entry = entries.remove(key);
        if (entry != null) {
            dropped.accept(entry.states);
        }
    }

    synchronized void release(Entry entry) {
        entry.users--;
    }

    /** Drops the parts of a layer, which must not be in use. */
    synchronized void dropLayer(int depth) {
        List.copyOf(entries.keySet()).stream().filter(key -> key.depth == depth).forEach(this::drop);
    }

    /** Drops a part, which must not be in use. */
    synchronized void dropPart(int depth, int part) {
        drop(new Key(depth, part));
    }
}
