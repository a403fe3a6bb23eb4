package dev.unscramble.model;

import java.util.List;

/**
 * Solves a puzzle step by step, the way people do: quickly, always, and with more moves than are needed. Shared by
 * threads.
 *
 * @hidden from users of the library
 */
@FunctionalInterface
public interface Constructor<P extends Position> {

    /** Moves from here to the goal, which must be reachable. The position is left as it is. */
    List<Integer> solve(P position);
}
