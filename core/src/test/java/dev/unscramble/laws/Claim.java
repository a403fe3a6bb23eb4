package dev.unscramble.laws;

import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Position;
import java.util.function.ToIntFunction;

/** A heuristic made of a function, with a name and a claim of how far to trust it. */
public record Claim<P extends Position>(String name, Guarantee guarantee, ToIntFunction<P> function)
        implements Heuristic<P> {

    @Override
    public int estimate(P position) {
        return function.applyAsInt(position);
    }

    @Override
    public String toString() {
        return name;
    }
}
