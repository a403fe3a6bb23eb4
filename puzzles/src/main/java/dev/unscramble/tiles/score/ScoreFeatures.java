package dev.unscramble.tiles.score;

/**
 * The features of the boards of one size, each a number with a weight; a score is the sum of the weights.
 *
 * <pre>
 *   tiles       for each tile: its goal cell, and the cell that it is in
 *   conflicts   for each row and column: the number of tiles that must leave it to let others pass
 *   pairs       for two tiles at most {@value #REACH} steps from each other: the offset of the second from the first,
 *               and the way of each: how far it has to go, down and to the right, at most {@value #FARTHEST}
 * </pre>
 *
 * <p>Pairs are the same everywhere on the board, so that few boards are enough to learn their weights. The goal has the
 * blank in the first cell.
 */
public final class ScoreFeatures {
    /** The largest distance between the tiles of a pair. */
    static final int REACH = 2;
    /** The largest component of a way; larger ones count as this. */
    static final int FARTHEST = 3;

    /** The number of ways. */
    static final int WAYS = (2 * FARTHEST + 1) * (2 * FARTHEST + 1);

    /** The number of offsets of the second tile of a pair from the first. */
    static final int OFFSETS = REACH * (REACH + 1);

    private static final double EXPONENT = 1.5;
    /** The plain score of a tile one step from its goal cell. */
    private static final int STEP = 10;

    private static final int CONFLICT = 4 * STEP;

    public final int rows;
    public final int columns;
    public final int size;
    final Lines rowLines;
    final Lines columnLines;

    public ScoreFeatures(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
        this.size = rows * columns;
        this.rowLines = Lines.rows(rows, columns);
        this.columnLines = Lines.columns(rows, columns);
    }

    /** The number of features. */
    public int count() {
        return pairsAt() + OFFSETS * WAYS * WAYS;
    }

    public int tile(int home, int cell) {
        return home * size + cell;
    }

    int rowConflicts(int row, int conflicts) {
        return size * size + row * columns + conflicts;
    }

    int columnConflicts(int column, int conflicts) {
        return size * size + size + column * rows + conflicts;
    }

    /** The first pair; all after it are pairs too. */
    public int pairsAt() {
        return size * size + 2 * size;
    }

    /**
     * The feature of two tiles, the second {@code down} rows below and {@code right} columns right of the first, with
     * their ways.
     */
    int pair(int down, int right, int way, int otherWay) {
        boolean isAhead = down > 0 || down == 0 && right > 0;
        return isAhead
                ? pairsAt() + (offset(down, right) * WAYS + way) * WAYS + otherWay
                : pair(-down, -right, otherWay, way);
    }

    /** The number of an offset: first those in the same row, then those in the rows below. */
    private static int offset(int down, int right) {
        return down == 0 ? right - 1 : REACH + (down - 1) * (2 * REACH + 1 - down) + right + REACH - down;
    }

    /** The way of a tile in a cell. */
    int way(int home, int cell) {
        return wayOf(home / columns - cell / columns, home % columns - cell % columns);
    }

    static int wayOf(int down, int right) {
        return (clip(down) + FARTHEST) * (2 * FARTHEST + 1) + clip(right) + FARTHEST;
    }

    private static int clip(int steps) {
        return Math.max(-FARTHEST, Math.min(FARTHEST, steps));
    }

    /** Plain weights, which are not learned: d^1.5 for a tile d steps away, a conflict as much as four near tiles. */
    public int[] plainWeights() {
        int[] weights = new int[count()];
        for (int home = 0; home < size; home++) {
            for (int cell = 0; cell < size; cell++) {
                int steps = Math.abs(home / columns - cell / columns) + Math.abs(home % columns - cell % columns);
                weights[tile(home, cell)] = (int) Math.round(STEP * Math.pow(steps, EXPONENT));
            }
        }
        for (int i = 0; i < size; i++) {
            weights[rowConflicts(0, i)] = CONFLICT * (i % columns);
            weights[columnConflicts(0, i)] = CONFLICT * (i % rows);
        }
        return weights;
    }
}
