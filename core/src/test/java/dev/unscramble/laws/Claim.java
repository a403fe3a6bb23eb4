package dev.unscramble.laws;

import dev.unscramble.model.Heuristic;
import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.model.Position;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * A heuristic made of a function, with a name and a claim of how far to trust it. It notices a search that gives back
 * what it was to remember of another position.
 */
public record Claim<P extends Position>(
        String name, Guarantee guarantee, ToIntFunction<P> function, Optional<Function<P, ToIntFunction<P>>> others)
        implements IncrementalHeuristic<P> {

    /** One that only knows the way to the goal. */
    public Claim(String name, Guarantee guarantee, ToIntFunction<P> function) {
        this(name, guarantee, function, Optional.empty());
    }

    @Override
    public Optional<Heuristic<P>> towards(P state) {
        return others.map(function -> new Claim<>(name, guarantee, function.apply(state), others));
    }

    @Override
    public int estimate(P position) {
        return function.applyAsInt(position);
    }

    @Override
    public long after(P position, int move, long before) {
        if (before != estimate(position)) {
            throw new AssertionError(before + " is not what was to be remembered, " + estimate(position));
        }
        return IncrementalHeuristic.super.after(position, move, before);
    }

    @Override
    public String toString() {
        return name;
    }
}
