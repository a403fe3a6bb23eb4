package dev.unscramble.tiles;

import dev.unscramble.model.Position;
import java.util.Arrays;

/**
 * A board on which the blank moves.
 *
 * <pre>
 *   7 2 4      cells are numbered by rows from 0; a cell holds a tile, 0 being the blank;
 *   5 . 6      a move is the index of a Direction in the puzzle's order of moves,
 *   8 3 1      the direction in which the blank moves
 * </pre>
 *
 * <p>Boards of up to 16 cells are one long ({@link PackedTiles}), larger ones an array ({@link
 * ArrayTiles}).
 */
public abstract sealed class TilePosition implements Position permits PackedTiles, ArrayTiles {
    final int size;
    int blank;
    private final long[] legalByBlank;
    private final int[] stepByMove;

    TilePosition(TilePuzzle puzzle) {
        this.size = puzzle.size();
        this.legalByBlank = puzzle.slides().legalByBlank();
        this.stepByMove = puzzle.slides().stepByMove();
    }

    /** The tile in a cell, 0 for the blank. */
    public abstract int tile(int cell);

    /** The cell that a tile is in. */
    public abstract int cell(int tile);

    /** Becomes this board, which must be of the right size. */
    abstract void set(Board board);

    /** The number of cells. */
    public final int size() {
        return size;
    }

    /** The cell of the blank. */
    public final int blank() {
        return blank;
    }

    /** The cell that the blank goes to, and the sliding tile comes from, in a legal move. */
    public final int target(int move) {
        return blank + stepByMove[move];
    }

    /**
     * The number of a slide: it stands for a legal move, the cell of the blank and the tile that slides.
     * Less than {@code Slides.count()}; tables of the effects of slides are indexed by it.
     */
    public abstract int slide(int move);

    @Override
    public final long legalMoves() {
        return legalByBlank[blank];
    }

    @Override
    public final void apply(int move) {
        moveBlank(blank + stepByMove[move]);
    }

    @Override
    public final void undo(int move) {
        moveBlank(blank - stepByMove[move]);
    }

    /** Slides the tile in a cell next to the blank into the blank. */
    abstract void moveBlank(int target);

    /** This state as a value. */
    final Board board(int rows, int columns) {
        int[] tiles = new int[size];
        Arrays.setAll(tiles, this::tile);
        return Board.of(rows, columns, tiles);
    }
}
