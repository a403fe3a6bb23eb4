package dev.unscramble.tiles;

/** The rows of a board, or its columns, and the conflicts in them, as {@link LinearConflict} counts them. */
final class Lines {
    /** In place of a tile: there is none. */
    static final int NONE = -1;

    private final int count;
    private final int length;
    /** From a cell to the same place in the next line. */
    private final int lineStep;
    /** From a cell to the next one in its line. */
    private final int placeStep;

    private final int[] line;
    private final int[] place;

    private Lines(int count, int length, int lineStep, int placeStep) {
        this.count = count;
        this.length = length;
        this.lineStep = lineStep;
        this.placeStep = placeStep;
        this.line = new int[count * length];
        this.place = new int[count * length];
        for (int cell = 0; cell < line.length; cell++) {
            line[cell] = cell / lineStep % count;
            place[cell] = cell / placeStep % length;
        }
    }

    static Lines rows(int rows, int columns) {
        return new Lines(rows, columns, columns, 1);
    }

    static Lines columns(int rows, int columns) {
        return new Lines(columns, rows, 1, columns);
    }

    /** How many lines there are. */
    int count() {
        return count;
    }

    /** How many cells a line has, and one more than the most conflicts in it. */
    int length() {
        return length;
    }

    /** The line of a cell. */
    int of(int cell) {
        return line[cell];
    }

    /**
     * How many tiles must leave a line to let others pass: with another tile in place of the blank, or without the tile
     * in a cell. States are as in {@link TileScores}.
     */
    int conflicts(byte[] states, int at, int number, int blank, int inBlank, int without) {
        int ends = 0;
        int here = 0;
        int cell = number * lineStep;
        for (int i = 0; i < length; i++, cell += placeStep) {
            int home = cell == blank ? inBlank : cell == without ? NONE : states[at + cell] & 0xff;
            if (home >= 0 && line[home] == number) {
                here++;
                int end = 1 << place[home];
                ends = ends & ~Integer.lowestOneBit(ends & -end) | end;
            }
        }
        return here - Integer.bitCount(ends);
    }
}
