package dev.unscramble.catalog;

import java.lang.ref.SoftReference;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The values that were used last, up to a number of them. Those that are not in use are dropped before Java runs out of
 * memory. Threads share it.
 */
public final class RecentlyUsed<K, V> {
    private final int most;

    /** By use, the oldest first. */
    private final Map<K, SoftReference<V>> values = new LinkedHashMap<>(16, 0.75f, true);

    public RecentlyUsed(int most) {
        this.most = most;
    }

    /**
     * The value of a key, made now if it is not there. No other thread waits meanwhile; where two make it at the
     * same time, both get the one that is ready first.
     */
    public V get(K key, Supplier<V> maker) {
        V known = find(key);
        return known != null ? known : keep(key, maker.get());
    }

    private synchronized @Nullable V find(K key) {
        SoftReference<V> reference = values.get(key);
        return reference == null ? null : reference.get();
    }

    private synchronized V keep(K key, V made) {
        V first = find(key);
        if (first != null) {
            return first;
        }
        values.put(key, new SoftReference<>(made));
        if (values.size() > most) {
            values.remove(values.keySet().iterator().next());
        }
        return made;
    }
}
