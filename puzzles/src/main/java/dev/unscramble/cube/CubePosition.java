package dev.unscramble.cube;

import dev.unscramble.model.Position;

/**
 * A cube whose corner DBL never moves, so that turning the whole cube is not a move and makes
 * no new state. It is two small numbers, {@link Coordinates}; a move looks both up in a table.
 */
public final class CubePosition implements Position {
    private final int[] permutationAfter;
    private final int[] twistAfter;
    private final int[] inverse;
    private final long moves;
    private final int goalPermutation;
    private final int goalTwist;

    private int permutation;
    private int twist;

    CubePosition(CubePuzzle puzzle) {
        this.permutationAfter = puzzle.permutations().next();
        this.twistAfter = puzzle.twists().next();
        this.inverse = puzzle.inverses();
        this.moves = (1L << puzzle.moveCount()) - 1;
        this.goalPermutation = puzzle.goalPermutation();
        this.goalTwist = puzzle.goalTwist();
        this.permutation = goalPermutation;
        this.twist = goalTwist;
    }

    int permutation() {
        return permutation;
    }

    int twist() {
        return twist;
    }

    /** The permutation after a move. */
    int permutationAfter(int move) {
        return permutationAfter[move * Coordinates.PERMUTATIONS + permutation];
    }

    /** The twist after a move. */
    int twistAfter(int move) {
        return twistAfter[move * Coordinates.TWISTS + twist];
    }

    void set(int newPermutation, int newTwist) {
        permutation = newPermutation;
        twist = newTwist;
    }

    @Override
    public long legalMoves() {
        return moves;
    }

    @Override
    public void apply(int move) {
        permutation = permutationAfter(move);
        twist = twistAfter(move);
    }

    @Override
    public void undo(int move) {
        apply(inverse[move]);
    }

    @Override
    public boolean isGoal() {
        return permutation == goalPermutation && twist == goalTwist;
    }

    @Override
    public void pack(long[] to, int at) {
        to[at] = (long) permutation * Coordinates.TWISTS + twist;
    }

    @Override
    public void unpack(long[] from, int at) {
        permutation = (int) (from[at] / Coordinates.TWISTS);
        twist = (int) (from[at] % Coordinates.TWISTS);
    }
}
