package dev.unscramble.tiles;

import java.util.Optional;
import java.util.stream.Stream;

/**
 * Half of all boards cannot be reached from a given one. A move swaps the blank with a tile, which
 * makes an even permutation odd and the other way round, and takes the blank one step, which does the
 * same to its distance: both must agree (Johnson and Story, 1879). On boards of even width the two usual
 * goals lie in different halves.
 */
final class Parity {
    private Parity() {}

    static Optional<String> obstacle(TilePosition position, Board goal) {
        if (canReach(position, goal)) {
            return Optional.empty();
        }
        int last = position.size() - 1;
        String other = Stream.of(Goals.BLANK_FIRST, Goals.BLANK_LAST)
                .filter(name -> canReach(
                        position, Goals.named(name, goal.rows(), goal.columns()).orElseThrow()))
                .findFirst()
                .map(name -> "; the goal " + name + " can be reached")
                .orElse("");
        return Optional.of("odd permutation of the tiles once the blank is in its place; swapping tiles " + (last - 1)
                + " and " + last + " would make it solvable" + other);
    }

    static boolean canReach(TilePosition position, Board goal) {
        return new Permutation(goal).isOdd(position) == isOddBlankDistance(position, goal);
    }

    private static boolean isOddBlankDistance(TilePosition position, Board goal) {
        int from = position.blank();
        int to = goal.cells()[0];
        int columns = goal.columns();
        return (from / columns + from % columns + to / columns + to % columns) % 2 == 1;
    }
}
