package dev.unscramble.tiles;

import java.util.Optional;

/**
 * Half of all boards cannot be reached from a given one. A move swaps the blank with a tile, which
 * makes an even permutation odd and the other way round, and takes the blank one step, which does the
 * same to its distance: both must agree (Johnson and Story, 1879).
 */
final class Parity {
    private Parity() {}

    static Optional<String> obstacle(TilePosition position, Board goal) {
        if (new Permutation(goal).isOdd(position) == isOddBlankDistance(position, goal)) {
            return Optional.empty();
        }
        int last = position.size() - 1;
        return Optional.of("odd permutation of the tiles once the blank is home; swapping tiles " + (last - 1) + " and "
                + last + " would make it solvable");
    }

    private static boolean isOddBlankDistance(TilePosition position, Board goal) {
        int from = position.blank();
        int to = goal.cells()[0];
        int columns = goal.columns();
        return (from / columns + from % columns + to / columns + to % columns) % 2 == 1;
    }
}
