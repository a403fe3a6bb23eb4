package dev.unscramble.catalog;

import dev.unscramble.model.Position;
import java.util.Random;
import java.util.function.IntFunction;

/**
 * All states that need the same number of moves, to draw from.
 *
 * @param state a position at the state of a number, counted from 0; the next call may move it to another
 */
public record StatesAtDepth<P extends Position>(int count, IntFunction<P> state) {

    /** A position at any of them, all equally likely; the next draw may move it. */
    public P draw(Random random) {
        return state.apply(random.nextInt(count));
    }
}
