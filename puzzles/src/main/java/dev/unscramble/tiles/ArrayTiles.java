package dev.unscramble.tiles;

import java.util.Arrays;

/**
 * A board of any size, a byte a cell. Packed, a cell takes as few bits as hold the largest tile, the
 * lowest cell in the lowest bits, and never straddles two longs.
 */
final class ArrayTiles extends TilePosition {
    private final byte[] tiles;
    /** The inverse: the cell of each tile; the blank's is not kept. */
    private final byte[] cells;

    private final byte[] goal;
    private final int cellBits;

    ArrayTiles(TilePuzzle puzzle) {
        super(puzzle);
        cellBits = puzzle.slides().cellBits();
        tiles = new byte[size];
        cells = new byte[size];
        set(puzzle.goalBoard());
        goal = tiles.clone();
    }

    @Override
    public int tile(int cell) {
        return tiles[cell] & 0xff;
    }

    @Override
    public int cell(int tile) {
        return cells[tile] & 0xff;
    }

    @Override
    public int slide(int move) {
        return slide(move, blank, tile(target(move)), cellBits);
    }

    /** The number of a slide, small, so that the tables that it indexes take little of the cache. */
    static int slide(int move, int blank, int tile, int cellBits) {
        return (move << cellBits | blank) << cellBits | tile;
    }

    @Override
    void moveBlank(int target) {
        put(blank, tile(target));
        tiles[target] = 0;
        blank = target;
    }

    @Override
    public boolean isGoal() {
        return Arrays.equals(tiles, goal);
    }

    @Override
    public void pack(long[] to, int at) {
        int word = at;
        int shift = 0;
        long bits = 0;
        for (int cell = 0; cell < size; cell++) {
            if (shift + cellBits > Long.SIZE) {
                to[word++] = bits;
                bits = 0;
                shift = 0;
            }
            bits |= (long) tile(cell) << shift;
            shift += cellBits;
        }
        to[word] = bits;
    }

    @Override
    public void unpack(long[] from, int at) {
        int word = at;
        int shift = 0;
        long mask = (1L << cellBits) - 1;
        for (int cell = 0; cell < size; cell++) {
            if (shift + cellBits > Long.SIZE) {
                word++;
                shift = 0;
            }
            put(cell, (int) (from[word] >>> shift & mask));
            shift += cellBits;
        }
    }

    @Override
    void set(Board board) {
        for (int cell = 0; cell < size; cell++) {
            put(cell, board.tile(cell));
        }
    }

    private void put(int cell, int tile) {
        tiles[cell] = (byte) tile;
        cells[tile] = (byte) cell;
        if (tile == 0) {
            blank = cell;
        }
    }
}
