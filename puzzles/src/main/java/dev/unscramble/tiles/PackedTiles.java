package dev.unscramble.tiles;

/**
 * A board of up to 16 cells in one long, four bits a cell, cell 0 in the lowest. Cells that the
 * board does not have are 0 like the blank, and are above it.
 *
 * @hidden from users of the library
 */
public final class PackedTiles extends TilePosition {
    private static final long LOW_BITS = 0x1111_1111_1111_1111L;
    private static final long HIGH_BITS = 0x8888_8888_8888_8888L;

    private final long goal;
    private long tiles;
    /** The inverse: the cell of each tile, tile 0 in the lowest bits; the blank's is not kept. */
    private long cells;

    PackedTiles(TilePuzzle puzzle) {
        super(puzzle);
        set(puzzle.goalBoard());
        goal = tiles;
    }

    @Override
    public int tile(int cell) {
        return (int) (tiles >>> (cell << 2)) & 15;
    }

    @Override
    public int cell(int tile) {
        return (int) (cells >>> (tile << 2)) & 15;
    }

    /** The board, as it is packed. */
    public long packed() {
        return tiles;
    }

    @Override
    public int slide(int move) {
        return slide(move, blank, tile(target(move)));
    }

    static int slide(int move, int blank, int tile) {
        return move << 8 | blank << 4 | tile;
    }

    @Override
    void moveBlank(int target) {
        long tile = tiles >>> (target << 2) & 15;
        tiles += (tile << (blank << 2)) - (tile << (target << 2));
        cells += (long) (blank - target) << (tile << 2);
        blank = target;
    }

    @Override
    public boolean isGoal() {
        return tiles == goal;
    }

    @Override
    public void pack(long[] to, int at) {
        to[at] = tiles;
    }

    @Override
    public void unpack(long[] from, int at) {
        set(from[at]);
    }

    @Override
    void set(Board board) {
        long packed = 0;
        for (int cell = 0; cell < size; cell++) {
            packed |= (long) board.tile(cell) << (cell << 2);
        }
        set(packed);
    }

    /** Becomes a packed board. */
    public void set(long packed) {
        tiles = packed;
        blank = lowestZero(packed);
        cells = 0;
        for (int cell = 1; cell < size; cell++) {
            cells |= (long) cell << (tile(cell) << 2);
        }
    }

    /** The lowest of the groups of four bits that is 0: only its borrow reaches its high bit. */
    private static int lowestZero(long tiles) {
        return Long.numberOfTrailingZeros(tiles - LOW_BITS & ~tiles & HIGH_BITS) >> 2;
    }
}
