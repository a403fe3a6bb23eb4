package dev.unscramble.tiles.score;

/** The rows of a board, or its columns, and the conflicts in them, as {@code LinearConflict} counts them. */
final class Lines {
    /** In place of a tile's {@link #place}: there is none. */
    static final int NONE = 0;

    private static final int WITH_BITS = 8;

    private final int count;
    private final int length;
    /** From a cell to the same place in the next line. */
    private final int lineStep;
    /** From a cell to the next one in its line. */
    private final int placeStep;

    private final int[] line;
    /** By line, then cell: a bit for the place of the cell in that line, or {@link #NONE} if it is not in it. */
    private final int[] places;

    private Lines(int count, int length, int lineStep, int placeStep) {
        this.count = count;
        this.length = length;
        this.lineStep = lineStep;
        this.placeStep = placeStep;
        this.line = new int[count * length];
        this.places = new int[count * line.length];
        for (int cell = 0; cell < line.length; cell++) {
            line[cell] = cell / lineStep % count;
            places[line[cell] * line.length + cell] = 1 << cell / placeStep % length;
        }
    }

    static Lines rows(int rows, int columns) {
        return new Lines(rows, columns, columns, 1);
    }

    static Lines columns(int rows, int columns) {
        return new Lines(columns, rows, 1, columns);
    }

    /** The number of lines. */
    int count() {
        return count;
    }

    /** The number of cells in a line, which is one more than the most conflicts in it. */
    int length() {
        return length;
    }

    /** The line of a cell. */
    int of(int cell) {
        return line[cell];
    }

    /** The place of a cell in its line, as a bit. */
    int place(int cell) {
        return places[line[cell] * line.length + cell];
    }

    /** The tiles that must leave a line to let others pass, without the blank. States are as in {@code TileScores}. */
    int conflicts(byte[] states, int at, int number, int blank) {
        return without(conflicts(states, at, number, blank, NONE));
    }

    /**
     * The tiles that must leave a line to let others pass, with a tile in one of its cells that belongs to a place in
     * it, and {@link #without} it. There are no branches on the tiles, which a processor could not predict.
     */
    int conflicts(byte[] states, int at, int number, int cell, int placeInCell) {
        int endsWithout = 0;
        int endsWith = 0;
        int here = 0;
        int other = number * lineStep;
        for (int i = 0; i < length; i++, other += placeStep) {
            int isOther = (other - cell | cell - other) >> Integer.SIZE - 1;
            int place = places[number * line.length + (states[at + other] & 0xff)] & isOther;
            int placeWith = place | placeInCell & ~isOther;
            here |= place;
            endsWithout = endsWithout & ~Integer.lowestOneBit(endsWithout & -place) | place;
            endsWith = endsWith & ~Integer.lowestOneBit(endsWith & -placeWith) | placeWith;
        }
        int without = Integer.bitCount(here) - Integer.bitCount(endsWithout);
        int with = Integer.bitCount(here | placeInCell) - Integer.bitCount(endsWith);
        return with << WITH_BITS | without;
    }

    /**
     * Whether a tile in a cell of a line, which belongs to a place in it, is on the wrong side of another tile of the line. If
     * it is not, it changes no conflicts.
     */
    boolean isInConflict(byte[] states, int at, int number, int cell, int placeInCell) {
        int before = 0;
        int after = 0;
        int other = number * lineStep;
        for (int i = 0; i < length; i++, other += placeStep) {
            int place = places[number * line.length + (states[at + other] & 0xff)];
            before |= place & other - cell >> Integer.SIZE - 1;
            after |= place & cell - other >> Integer.SIZE - 1;
        }
        return (before & -placeInCell | after & placeInCell - 1) != 0;
    }

    static int with(int both) {
        return both >>> WITH_BITS;
    }

    static int without(int both) {
        return both & (1 << WITH_BITS) - 1;
    }
}
