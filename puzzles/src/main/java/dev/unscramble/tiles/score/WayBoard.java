package dev.unscramble.tiles.score;

import java.util.Arrays;

/**
 * A second board in each state, for {@link PairScores} and {@link SquareScores}: the ways of the tiles. It has a border as wide as
 * pairs reach, so that the cells near any cell are found at the same steps from it; the border of one side serves the
 * next row as well.
 *
 * <pre>
 *   . . . . .       .  {@link #BORDER}
 *   . . . . .       w  the way of the tile in a cell, or {@link #BLANK}
 *   w w w . .
 *   w w w . .
 *   . . . . .
 *   . . . . .
 * </pre>
 */
public final class WayBoard {
    /** The content of the cell of the blank. */
    static final byte BLANK = ScoreFeatures.WAYS;

    /** The content of the border. */
    static final byte BORDER = ScoreFeatures.WAYS + 1;

    /** From a cell to the one below. */
    final int stride;

    private final int size;
    /** Its offset in a state. */
    private final int begin;

    private final int length;
    /** By cell: its offset in a state. */
    private final int[] cells;
    /** By home and cell: the way of a tile. */
    private final byte[] ways;

    WayBoard(ScoreFeatures features, int begin) {
        int reach = ScoreFeatures.REACH;
        this.size = features.size;
        this.begin = begin;
        this.stride = features.columns + reach;
        this.length = length(features);
        this.cells = new int[size];
        this.ways = new byte[size * size];
        for (int cell = 0; cell < size; cell++) {
            cells[cell] = begin + (cell / features.columns + reach) * stride + cell % features.columns;
            for (int home = 0; home < size; home++) {
                ways[home * size + cell] = (byte) features.way(home, cell);
            }
        }
    }

    /** The bytes of a board of ways. */
    public static int length(ScoreFeatures features) {
        return (features.rows + 2 * ScoreFeatures.REACH) * (features.columns + ScoreFeatures.REACH);
    }

    /** The offset of a cell in a state. */
    int at(int cell) {
        return cells[cell];
    }

    /** The way of a tile with this home. */
    byte way(int home, int cell) {
        return ways[home * size + cell];
    }

    /** Writes it into a state whose homes are written. */
    public void write(byte[] states, int at, int blank) {
        Arrays.fill(states, at + begin, at + begin + length, BORDER);
        for (int cell = 0; cell < size; cell++) {
            states[at + cells[cell]] = cell == blank ? BLANK : way(states[at + cell] & 0xff, cell);
        }
    }

    /** Changes it as a tile slides into the blank. */
    public void move(byte[] states, int at, int blank, int from, int home) {
        states[at + cells[blank]] = way(home, blank);
        states[at + cells[from]] = BLANK;
    }
}
