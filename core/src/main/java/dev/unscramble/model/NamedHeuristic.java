package dev.unscramble.model;

import java.util.function.ToIntFunction;

/** A heuristic that is a function, with a name and a guarantee. */
record NamedHeuristic<P extends Position>(String name, Guarantee guarantee, ToIntFunction<? super P> function)
        implements Heuristic<P> {

    @Override
    public int estimate(P position) {
        return function.applyAsInt(position);
    }
}
