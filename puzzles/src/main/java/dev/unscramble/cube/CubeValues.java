package dev.unscramble.cube;

import dev.unscramble.model.ValueForm;
import dev.unscramble.permutation.MoveTable;

/**
 * Cubes as values: the long of {@link CubePosition#pack}, that is the permutation times {@link
 * Coordinates#TWISTS}, plus the twist. There is one place, and an edge is a move.
 */
record CubeValues(long goal, MoveTable permutations, MoveTable twists) implements ValueForm {

    static int permutation(long state) {
        return (int) state / Coordinates.TWISTS;
    }

    static int twist(long state) {
        return (int) state % Coordinates.TWISTS;
    }

    @Override
    public int edge(int place, int move) {
        return move;
    }

    @Override
    public long low(long state, long none, int move) {
        long permutation = permutations.after(move, permutation(state));
        return permutation * Coordinates.TWISTS + twists.after(move, twist(state));
    }

    @Override
    public boolean isGoal(long state, long none) {
        return state == goal;
    }
}
