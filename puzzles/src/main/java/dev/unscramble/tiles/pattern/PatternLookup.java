package dev.unscramble.tiles.pattern;

import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import java.util.List;

/** Computes the ranks of patterns on a board under a symmetry, from scratch. */
final class PatternLookup {
    /** By pattern: its tiles in order, and the weight of the digit of each in the rank. */
    private final int[][] tiles;

    private final int[][] weights;
    private final int[] seenAt;

    PatternLookup(TilePuzzle puzzle, List<TilePattern> patterns, Symmetry symmetry) {
        this.seenAt = symmetry.image();
        this.tiles = patterns.stream()
                .map(pattern -> PatternView.tiles(puzzle, pattern, symmetry))
                .toArray(int[][]::new);
        this.weights = new int[tiles.length][];
        for (int pattern = 0; pattern < tiles.length; pattern++) {
            weights[pattern] = PatternView.weights(tiles[pattern].length, puzzle.size());
        }
    }

    /** The rank of a pattern if tile {@code moved}, perhaps of the pattern, were in cell {@code to}; 0 for no tile. */
    int rank(TilePosition position, int pattern, int moved, int to) {
        long taken = 0;
        int rank = 0;
        for (int i = 0; i < tiles[pattern].length; i++) {
            int tile = tiles[pattern][i];
            int cell = seenAt[tile == moved ? to : position.cell(tile)];
            rank += (cell - Long.bitCount(taken & (1L << cell) - 1)) * weights[pattern][i];
            taken |= 1L << cell;
        }
        return rank;
    }
}
