package dev.unscramble.puzzle;

import dev.unscramble.model.Puzzle;

/**
 * A move from a state to another, for puzzles that list the {@linkplain PuzzleBuilder#successors successors} of a state.
 *
 * @param name of the move
 * @param cost from 1 to {@value Puzzle#MAX_COST}
 * @param state that it leads to
 */
public record Step<S>(String name, int cost, S state) {

    /** Refuses null, and a cost that is not allowed. */
    public Step {
        if (name == null || state == null) {
            throw new IllegalArgumentException("a step needs a name and a state, and one of them is null: \"" + name
                    + "\" to " + state + "; leave out steps that cannot be made");
        }
        PuzzleBuilder.requireCost(name, cost, "");
    }

    /** A step that costs 1. */
    public static <S> Step<S> to(String name, S state) {
        return new Step<>(name, 1, state);
    }
}
