package dev.unscramble.model;

import java.util.List;

/**
 * Solves a puzzle step by step, without a search: quickly, always, and with more moves than needed. Thread-safe.
 *
 * @hidden from users of the library
 */
@FunctionalInterface
public interface Constructor<P extends Position> {

    /** The moves from a position to the goal, which must be reachable. The position does not change. */
    List<Integer> solve(P position);
}
