package dev.unscramble.tab.missing;

import java.util.function.BinaryOperator;
import org.jspecify.annotations.Nullable;

public final class PlainAtomicReferenceArray<E> {
    private final @Nullable Object[] values;

    public PlainAtomicReferenceArray(int length) {
        values = new Object[length];
    }

    @SuppressWarnings("unchecked") // only such values are set
    public @Nullable E get(int i) {
        return (E) values[i];
    }

    public @Nullable E getAndSet(int i, @Nullable E value) {
        E old = get(i);
        values[i] = value;
        return old;
    }

    public @Nullable E accumulateAndGet(int i, E value, BinaryOperator<@Nullable E> function) {
        values[i] = function.apply(get(i), value);
        return get(i);
    }
}
