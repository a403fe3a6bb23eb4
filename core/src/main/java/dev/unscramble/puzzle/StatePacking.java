package dev.unscramble.puzzle;

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

    /** Whether it numbers states from 0, with few gaps, so that they can be indices. */
    default boolean numbersStates() {
        return false;
    }

    long pack(S state);

    S unpack(long packed);
}
