package dev.unscramble.tiles;

import dev.unscramble.model.ValueForm;

/**
 * Boards of up to 16 cells as values: the long of {@link PackedTiles}, four bits a cell.
 *
 * <pre>
 *   an edge:   bits 0 to 5    the shift of the cell that the tile slides from
 *                   6 to 11   the shift of the cell that it slides to, the blank's
 *                  12 to 19   the cell of the blank and the move: the edge's number
 * </pre>
 *
 * @param steps by move: the change of the cell of the blank
 * @hidden from users of the library
 */
public record TileValues(long goal, int[] steps) implements ValueForm {
    private static final int NUMBER_SHIFT = 12;
    /** One more than the largest number of an edge. */
    public static final int EDGES = 16 * 4;

    @Override
    public int edge(int blank, int move) {
        int from = blank + steps[move];
        return (blank << 2 | move) << NUMBER_SHIFT | blank << 2 + 6 | from << 2;
    }

    /** The tile that slides. */
    public static int tile(long tiles, int edge) {
        return (int) (tiles >>> edge) & 15;
    }

    /** The number of an edge; less than {@link #EDGES}. */
    public static int number(int edge) {
        return edge >>> NUMBER_SHIFT;
    }

    /** The number of the edge and a tile, as an index into a table of the effects of slides. */
    public static int slide(int edge, int tile) {
        return edge >>> NUMBER_SHIFT - 4 & -16 | tile;
    }

    /** Shifts of a long use only the low six bits, so that an edge can be used as a shift. */
    @Override
    public long low(long tiles, long none, int edge) {
        long tile = tiles >>> edge & 15;
        return tiles + (tile << (edge >>> 6)) - (tile << edge);
    }

    @Override
    public boolean isGoal(long tiles, long none) {
        return tiles == goal;
    }
}
