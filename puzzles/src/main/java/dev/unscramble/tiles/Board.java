package dev.unscramble.tiles;

import dev.unscramble.model.InputException;
import java.util.Arrays;

/** A state of a sliding-tile puzzle as a value: its size and the tile in each cell, by rows. */
public final class Board {
    /** The shortest side of a board. */
    public static final int MIN_SIDE = 2;

    /** The longest side of a board. */
    public static final int MAX_SIDE = 32;

    /** The most cells of a board: a tile is a byte. */
    public static final int MAX_CELLS = 256;

    private final int rows;
    private final int columns;
    private final int[] tiles;

    private Board(int rows, int columns, int[] tiles) {
        this.rows = rows;
        this.columns = columns;
        this.tiles = tiles;
    }

    /**
     * A board with these tiles, given by rows.
     *
     * @throws InputException if the size is out of range or the tiles are not each of 0, 1, 2, ...
     *     once
     */
    public static Board of(int rows, int columns, int... tiles) {
        checkSize(rows, columns);
        if (tiles.length != rows * columns) {
            throw new InputException("a " + rows + "x" + columns + " board has " + rows * columns + " cells, but "
                    + tiles.length + " are given");
        }
        int[] cellOf = new int[tiles.length];
        Arrays.fill(cellOf, -1);
        for (int cell = 0; cell < tiles.length; cell++) {
            int tile = tiles[cell];
            if (tile < 0 || tile >= tiles.length) {
                throw new InputException(
                        "the number " + tile + " at " + place(cell, columns) + " is out of range; a " + rows + "x"
                                + columns + " board has the tiles 1 to " + (tiles.length - 1) + " and the blank, 0"
                                + missing(tiles));
            }
            if (cellOf[tile] >= 0) {
                String what = tile == 0
                        ? "the board has two blanks, the second"
                        : "the number " + tile + " is twice on the board, the second time";
                throw new InputException(what + " at " + place(cell, columns) + missing(tiles));
            }
            cellOf[tile] = cell;
        }
        return new Board(rows, columns, tiles.clone());
    }

    /** Refuses sizes that this puzzle does not have. */
    public static void checkSize(int rows, int columns) {
        if (Math.min(rows, columns) < MIN_SIDE || Math.max(rows, columns) > MAX_SIDE || rows * columns > MAX_CELLS) {
            throw new InputException("a " + rows + "x" + columns + " board is out of range; sides go from " + MIN_SIDE
                    + " to " + MAX_SIDE + ", and a board has at most " + MAX_CELLS + " cells");
        }
    }

    /** A cell in words, for messages. */
    static String place(int cell, int columns) {
        return "row " + (cell / columns + 1) + ", column " + (cell % columns + 1);
    }

    private static String missing(int[] tiles) {
        for (int tile = 0; tile < tiles.length; tile++) {
            int wanted = tile;
            if (Arrays.stream(tiles).noneMatch(given -> given == wanted)) {
                return tile == 0 ? "; the blank is missing" : "; " + tile + " is missing";
            }
        }
        return "";
    }

    /** The number of rows. */
    public int rows() {
        return rows;
    }

    /** The number of columns. */
    public int columns() {
        return columns;
    }

    /** The number of cells. */
    public int size() {
        return tiles.length;
    }

    /** The tile in a cell, 0 for the blank. */
    public int tile(int cell) {
        return tiles[cell];
    }

    /** The tiles by rows, a copy. */
    public int[] tiles() {
        return tiles.clone();
    }

    /**
     * For each tile, the blank included, its cell.
     *
     * @hidden from users of the library
     */
    public int[] cells() {
        int[] cells = new int[tiles.length];
        for (int cell = 0; cell < tiles.length; cell++) {
            cells[tiles[cell]] = cell;
        }
        return cells;
    }

    /** Whether another board has as many rows and columns. */
    public boolean hasSizeOf(Board other) {
        return rows == other.rows && columns == other.columns;
    }

    /** Its size as text, such as "3x4": rows first. */
    public String sizeName() {
        return rows + "x" + columns;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Board board && hasSizeOf(board) && Arrays.equals(tiles, board.tiles);
    }

    @Override
    public int hashCode() {
        return 31 * rows + Arrays.hashCode(tiles);
    }

    @Override
    public String toString() {
        return BoardFormat.ROWS.write(this);
    }
}
