package dev.unscramble.tiles;

import java.util.List;

/**
 * The moves on boards of one size: which of them are legal, how they change the cell of the blank, and all slides, that
 * is, moves with the tile that slides. Slides have numbers, by which tables of their effects are indexed.
 *
 * @hidden from users of the library
 */
public final class Slides {
    private final int size;
    private final List<Direction> moveOrder;
    private final long[] legalByBlank;
    private final int[] stepByMove;

    Slides(int rows, int columns, List<Direction> moveOrder) {
        this.size = rows * columns;
        this.moveOrder = List.copyOf(moveOrder);
        this.legalByBlank = new long[size];
        this.stepByMove = new int[moveOrder.size()];
        for (int move = 0; move < moveOrder.size(); move++) {
            Direction direction = moveOrder.get(move);
            stepByMove[move] = direction.rowStep() * columns + direction.columnStep();
            for (int blank = 0; blank < size; blank++) {
                int row = blank / columns + direction.rowStep();
                int column = blank % columns + direction.columnStep();
                if (row >= 0 && row < rows && column >= 0 && column < columns) {
                    legalByBlank[blank] |= 1L << move;
                }
            }
        }
    }

    /** By the cell of the blank: the legal moves. */
    public long[] legalByBlank() {
        return legalByBlank;
    }

    /** By move: what it adds to the cell of the blank. */
    public int[] stepByMove() {
        return stepByMove;
    }

    /** By move: whether it takes the blank up or down. */
    public boolean[] isVertical() {
        boolean[] isVertical = new boolean[moveOrder.size()];
        for (int move = 0; move < isVertical.length; move++) {
            isVertical[move] = moveOrder.get(move).isVertical();
        }
        return isVertical;
    }

    /** Whether a board is one long. */
    public boolean isPacked() {
        return size <= 16;
    }

    /** The bits of a tile, or of a cell. */
    public int cellBits() {
        return Integer.SIZE - Integer.numberOfLeadingZeros(size - 1);
    }

    /** One more than the largest number of a slide. */
    public int count() {
        return moveOrder.size() << (isPacked() ? 8 : 2 * cellBits());
    }

    /**
     * Receives a slide: its number, the tile, and the cells that it slides from and to.
     *
     * @hidden from users of the library
     */
    @FunctionalInterface
    public interface Slide {
        void visit(int slide, int tile, int from, int to);
    }

    /** Visits all slides, to fill tables of their effects. */
    public void forEach(Slide visitor) {
        for (int blank = 0; blank < size; blank++) {
            for (long moves = legalByBlank[blank]; moves != 0; moves &= moves - 1) {
                int move = Long.numberOfTrailingZeros(moves);
                for (int tile = 1; tile < size; tile++) {
                    int slide = isPacked()
                            ? PackedTiles.slide(move, blank, tile)
                            : ArrayTiles.slide(move, blank, tile, cellBits());
                    visitor.visit(slide, tile, blank + stepByMove[move], blank);
                }
            }
        }
    }
}
