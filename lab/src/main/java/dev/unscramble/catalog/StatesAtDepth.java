package dev.unscramble.catalog;

import dev.unscramble.model.Position;
import java.util.Random;
import java.util.function.IntFunction;

/**
 * All states that need the same number of moves, to draw from.
 *
 * @param state a new position at one of them, which are numbered from 0
 */
public record StatesAtDepth<P extends Position>(int count, IntFunction<P> state) {

    /** A new position at any of them, all equally likely. */
    public P draw(Random random) {
        return state.apply(random.nextInt(count));
    }
}
