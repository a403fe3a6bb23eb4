package dev.unscramble.model;

import java.util.function.LongFunction;
import java.util.function.ToLongFunction;

/** A long for each state, by which searches store it. */
interface StatePacking<S> {

    static <S> StatePacking<S> by(ToLongFunction<? super S> pack, LongFunction<? extends S> unpack) {
        return new StatePacking<>() {
            @Override
            public long pack(S state) {
                return pack.applyAsLong(state);
            }

            @Override
            public S unpack(long packed) {
                return unpack.apply(packed);
            }
        };
    }

    long pack(S state);

    S unpack(long packed);
}
