package dev.unscramble.tiles.heuristic;

import dev.unscramble.model.Heuristic;
import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.tiles.Permutation;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import java.util.Optional;

/**
 * The moves that it would take if the blank could change places with any tile (Gaschnig, 1979). Each
 * cycle that the blank is not in must let it in first, one move more than it has cells; the cycle
 * that it is in takes one move less.
 *
 * @hidden from users of the library
 */
public final class Gaschnig implements IncrementalHeuristic<TilePosition> {
    private final TilePuzzle puzzle;
    private final Permutation permutation;

    public Gaschnig(TilePuzzle puzzle) {
        this.puzzle = puzzle;
        this.permutation = new Permutation(puzzle.goalBoard());
    }

    @Override
    public int estimate(TilePosition position) {
        int displaced = permutation.displaced(position);
        int cycles = permutation.cycles(position) - (position.size() - displaced);
        return permutation.isBlankHome(position) ? displaced + cycles : displaced + cycles - 2;
    }

    @Override
    public Optional<Heuristic<TilePosition>> towards(TilePosition target) {
        return Optional.of(new Gaschnig(puzzle.towards(target)));
    }

    @Override
    public int trackedBits() {
        return 10;
    }

    @Override
    public String name() {
        return "gaschnig";
    }

    @Override
    public Guarantee guarantee() {
        return Guarantee.CONSISTENT;
    }
}
