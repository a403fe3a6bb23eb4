package dev.unscramble.model;

import java.util.function.ToIntFunction;

/** A heuristic that is a function, with a name and a guarantee. */
record NamedHeuristic<P extends Position>(String name, Guarantee guarantee, ToIntFunction<? super P> function)
        implements IncrementalHeuristic<P> {

    /** @hidden from users of the library */
    @Override
    public boolean isIncremental() {
        return false;
    }

    @Override
    public int estimate(P position) {
        return function.applyAsInt(position);
    }

    @Override
    public String toString() {
        return name;
    }
}
