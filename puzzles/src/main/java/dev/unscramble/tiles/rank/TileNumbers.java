package dev.unscramble.tiles.rank;

import dev.unscramble.tiles.PackedTiles;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The states of a tile puzzle of up to 16 cells by number: first the cell of the blank, then the tiles in the
 * order of their cells, as one of the half of all permutations that can be reached ({@link HalfPermutations}).
 *
 * <p>Cells are taken along the shorter side, so that "rows" are as short as can be. The place of a cell is where
 * it comes in that order:
 *
 * <pre>
 *   2x4    0 2 4 6      4x2    0 1
 *          1 3 5 7             2 3
 *                              4 5
 *                              6 7
 * </pre>
 */
final class TileNumbers {
    private final int tiles;
    private final int rowLength;
    private final long cellSize;
    /** By place: the cell. */
    private final int[] cells;
    /** By cell: its place. */
    private final int[] places;
    /** By place of the blank: whether the permutations are odd. */
    private final boolean[] isOdd;
    /** The number of last tiles that {@link #lastOfEven} arranges. */
    private final int paged;
    /** By the lowest digits of a number: the arrangement of the last tiles, if it is even or if it is odd. */
    private final long[] lastOfEven;

    private final long[] lastOfOdd;

    TileNumbers(TilePuzzle puzzle) {
        this.tiles = puzzle.size() - 1;
        this.rowLength = Math.min(puzzle.rows(), puzzle.columns());
        this.cellSize = HalfPermutations.count(tiles);
        boolean isUpright = rowLength == puzzle.columns();
        this.cells = IntStream.range(0, puzzle.size())
                .map(place -> isUpright ? place : place % rowLength * puzzle.columns() + place / rowLength)
                .toArray();
        this.places = new int[cells.length];
        for (int place = 0; place < cells.length; place++) {
            places[cells[place]] = place;
        }
        this.isOdd = parities(puzzle.newPosition());
        this.paged = Math.min(WindowRotation.PAGE_ELEMENTS, tiles);
        this.lastOfEven = arrangements(false);
        this.lastOfOdd = arrangements(true);
    }

    /** A tile that moves to the next row passes the others of a row: an odd number of them if rows are even. */
    private boolean[] parities(TilePosition goal) {
        boolean isGoalOdd = HalfPermutations.isOdd(order(goal), tiles);
        int goalRow = places[goal.blank()] / rowLength;
        boolean[] parities = new boolean[cells.length];
        for (int place = 0; place < cells.length; place++) {
            boolean turnsOddly = rowLength % 2 == 0 && (place / rowLength - goalRow) % 2 != 0;
            parities[place] = isGoalOdd != turnsOddly;
        }
        return parities;
    }

    private long[] arrangements(boolean isOdd) {
        long[] arrangements = new long[(int) HalfPermutations.count(paged)];
        Arrays.setAll(arrangements, number -> HalfPermutations.unrank(number, paged, isOdd));
        return arrangements;
    }

    int tiles() {
        return tiles;
    }

    int rowLength() {
        return rowLength;
    }

    /** The number of cells that the blank can be in. */
    int cells() {
        return cells.length;
    }

    /** The number of states for each cell of the blank. */
    long cellSize() {
        return cellSize;
    }

    /** Whether the permutations are odd if the blank is in the cell of this place. */
    boolean isOdd(int place) {
        return isOdd[place];
    }

    long rank(TilePosition position) {
        return places[position.blank()] * cellSize + HalfPermutations.rank(order(position), tiles);
    }

    /** The tiles in the order of their cells, less one. */
    private long order(TilePosition position) {
        int blank = places[position.blank()];
        long order = 0;
        for (int i = 0; i < tiles; i++) {
            order |= (long) (position.tile(cells[i < blank ? i : i + 1]) - 1) << 4 * i;
        }
        return order;
    }

    void unrank(long number, TilePosition position) {
        int blank = (int) (number / cellSize);
        long index = number - blank * cellSize;
        int page = (int) (index / lastOfEven.length);
        int low = (int) (index - (long) page * lastOfEven.length);
        long digits = 0;
        int sum = isOdd[blank] ? 1 : 0;
        for (int i = tiles - paged - 1; i >= 0; i--) {
            int digit = page % (tiles - i);
            page /= tiles - i;
            digits |= (long) digit << 4 * i;
            sum += digit;
        }
        set(position, blank, digits, (sum & 1) == 0 ? lastOfEven[low] : lastOfOdd[low]);
    }

    /** Lays out the tiles: the first ones by their digits, the last ones as they are arranged among those left. */
    private void set(TilePosition position, int blank, long digits, long last) {
        long left = 0xfedc_ba98_7654_3210L;
        long board = 0;
        int first = tiles - paged;
        for (int i = 0; i < first; i++) {
            int digit = (int) (digits >>> 4 * i) & 15;
            board |= (left >>> 4 * digit & 15) + 1 << shift(i, blank);
            left = HalfPermutations.without(left, digit);
        }
        for (int i = 0; i < paged; i++) {
            int place = (int) (last >>> 4 * i) & 15;
            board |= (left >>> 4 * place & 15) + 1 << shift(first + i, blank);
        }
        ((PackedTiles) position).set(board);
    }

    /** The shift in a packed board of the tile at a place among the tiles. */
    private int shift(int place, int blank) {
        return 4 * cells[place < blank ? place : place + 1];
    }
}
