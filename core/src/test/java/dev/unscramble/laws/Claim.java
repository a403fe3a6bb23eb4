package dev.unscramble.laws;

import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Position;
import java.util.function.ToIntFunction;

/**
 * A heuristic made of a function, with a name and a claim of how far to trust it. It notices a search that gives back
 * what it was to remember of another position.
 */
public record Claim<P extends Position>(String name, Guarantee guarantee, ToIntFunction<P> function)
        implements Heuristic<P> {

    @Override
    public int estimate(P position) {
        return function.applyAsInt(position);
    }

    @Override
    public long after(P position, int move, long before) {
        if (before != estimate(position)) {
            throw new AssertionError(before + " is not what was to be remembered, " + estimate(position));
        }
        return Heuristic.super.after(position, move, before);
    }

    @Override
    public String toString() {
        return name;
    }
}
