package dev.unscramble.catalog;

import java.lang.ref.SoftReference;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A cache of the most recently used values. Those that are not in use are dropped before Java runs out of memory.
 * Threads share it.
 */
public final class RecentlyUsed<K, V> {
    /** The most puzzles that a kind keeps. */
    public static final int MOST_PUZZLES = 32;

    private final int most;

    /** By use, the least recent first. */
    private final Map<K, SoftReference<V>> values = new LinkedHashMap<>(16, 0.75f, true);

    public RecentlyUsed(int most) {
        this.most = most;
    }

    /**
     * The value of a key, made now if it is not there. No other thread waits meanwhile; if two make it at the same
     * time, both get the one that is ready first.
     */
    public V get(K key, Supplier<V> maker) {
        return find(key).orElseGet(() -> keep(key, maker.get()));
    }

    /** The value of a key, if it is there. */
    public synchronized Optional<V> find(K key) {
        return Optional.ofNullable(values.get(key)).map(SoftReference::get);
    }

    private synchronized V keep(K key, V made) {
        Optional<V> first = find(key);
        if (first.isPresent()) {
            return first.get();
        }
        values.put(key, new SoftReference<>(made));
        if (values.size() > most) {
            values.remove(values.keySet().iterator().next());
        }
        return made;
    }
}
