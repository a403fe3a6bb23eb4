package dev.unscramble.cube;

import dev.unscramble.model.Ranking;

/**
 * The states of the cube by number: the permutation, then the twist.
 *
 * @hidden from users of the library
 */
public record CubeRanking(CubePuzzle puzzle) implements Ranking<CubePosition> {

    @Override
    public long size() {
        return (long) Coordinates.PERMUTATIONS * Coordinates.TWISTS;
    }

    @Override
    public long rank(CubePosition position) {
        return (long) position.permutation() * Coordinates.TWISTS + position.twist();
    }

    @Override
    public void unrank(long number, CubePosition position) {
        position.set((int) (number / Coordinates.TWISTS), (int) (number % Coordinates.TWISTS));
    }
}
