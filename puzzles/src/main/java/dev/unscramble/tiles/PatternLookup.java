package dev.unscramble.tiles;

import java.util.Arrays;

/** Finds the entry of a position in a {@link PatternTable}: ranks some tiles, as a symmetry shows them. */
abstract sealed class PatternLookup {
    final PatternTable table;
    /** By tile of the pattern: how much a step of its digit adds to the rank. */
    final int[] weight;

    private PatternLookup(PatternTable table, int tiles, int cells) {
        this.table = table;
        this.weight = new int[TilePattern.MAX_TILES];
        int product = 1;
        for (int i = tiles - 1; i >= 0; i--) {
            weight[i] = product;
            product *= cells - i;
        }
    }

    /** @param tiles those that take the parts of the pattern's, in its order */
    static PatternLookup of(TilePuzzle puzzle, PatternTable table, int[] tiles, Symmetry symmetry) {
        return puzzle.rows() == 4 && puzzle.columns() == 4
                ? new OnFourByFour(table, tiles, symmetry)
                : new OnAny(table, tiles, symmetry);
    }

    /** The entry where one tile, perhaps of the pattern, is in another cell; 0 is not a tile. */
    abstract int excess(TilePosition position, int moved, int to);

    private static final class OnAny extends PatternLookup {
        private final int[] tiles;
        private final int[] seenAt;

        OnAny(PatternTable table, int[] tiles, Symmetry symmetry) {
            super(table, tiles.length, symmetry.image().length);
            this.tiles = tiles;
            this.seenAt = symmetry.image();
        }

        @Override
        int excess(TilePosition position, int moved, int to) {
            int taken = 0;
            int rank = 0;
            for (int i = 0; i < tiles.length; i++) {
                int cell = seenAt[tiles[i] == moved ? to : position.cell(tiles[i])];
                rank += (cell - Integer.bitCount(taken & (1 << cell) - 1)) * weight[i];
                taken |= 1 << cell;
            }
            return table.excess(rank);
        }
    }

    /**
     * The same for the board that matters most, where all cells are turned at once: the high two bits of a
     * cell are its row and the low two its column, so that they are flipped by a bit mask and swapped by
     * shifts. Patterns are filled up with tiles that add nothing to a loop of fixed length, which the
     * compiler unrolls.
     */
    private static final class OnFourByFour extends PatternLookup {
        private static final long COLUMNS = 0x3333_3333_3333_3333L;

        private final int[] shift;
        private final long flip;
        private final boolean swaps;

        OnFourByFour(PatternTable table, int[] tiles, Symmetry symmetry) {
            super(table, tiles.length, 16);
            this.shift =
                    Arrays.copyOf(Arrays.stream(tiles).map(tile -> tile << 2).toArray(), TilePattern.MAX_TILES);
            this.flip = symmetry.to(0) * 0x1111_1111_1111_1111L;
            this.swaps = (symmetry.to(0) ^ symmetry.to(1)) >= 4;
        }

        @Override
        int excess(TilePosition position, int moved, int to) {
            long cells = ((PackedTiles) position).cellsWith(moved, to);
            long turned = (swaps ? (cells & COLUMNS) << 2 | cells >>> 2 & COLUMNS : cells) ^ flip;
            int taken = 0;
            int rank = 0;
            for (int i = 0; i < TilePattern.MAX_TILES; i++) {
                int cell = (int) (turned >>> shift[i]) & 15;
                rank += (cell - Integer.bitCount(taken & (1 << cell) - 1)) * weight[i];
                taken |= 1 << cell;
            }
            return table.excess(rank);
        }
    }
}
