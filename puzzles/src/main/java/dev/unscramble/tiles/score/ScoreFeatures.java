package dev.unscramble.tiles.score;

/**
 * What a score looks at on the boards of one size, each a number with a weight; a score is the sum of the weights.
 *
 * <pre>
 *   tiles       for each tile: the cell where it belongs, and where it is
 *   conflicts   for each row and column: how many tiles must leave it to let others pass
 *   pairs       for two tiles at most {@value #REACH} steps from each other: where the second one is seen from the first,
 *               and how far each has to go, down and to the right, at most {@value #FARTHEST} counted
 * </pre>
 *
 * <p>Pairs are the same wherever on the board they are, so that few boards teach much about them. The goal has the
 * blank in the first cell.
 */
public final class ScoreFeatures {
    /** How far from each other the tiles of a pair are, at most. */
    static final int REACH = 2;
    /** What a tile has to go beyond this, in one direction, makes no difference to its pairs. */
    static final int FARTHEST = 3;

    /** How many ways there are to go. */
    static final int WAYS = (2 * FARTHEST + 1) * (2 * FARTHEST + 1);

    /** How many places there are for the second tile of a pair, seen from the first. */
    static final int OFFSETS = REACH * (REACH + 1);

    private static final double EXPONENT = 1.5;
    /** What a tile one step from its cell scores, and a conflict, where nothing was learned. */
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

    /** How many there are. */
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
     * Two tiles, the second one that many rows below and columns right of the first, and the ways that they have to go.
     */
    int pair(int down, int right, int way, int otherWay) {
        boolean isAhead = down > 0 || down == 0 && right > 0;
        return isAhead
                ? pairsAt() + (offset(down, right) * WAYS + way) * WAYS + otherWay
                : pair(-down, -right, otherWay, way);
    }

    /** The number of a place ahead: first those in the same row, then those of the rows below. */
    private static int offset(int down, int right) {
        return down == 0 ? right - 1 : REACH + (down - 1) * (2 * REACH + 1 - down) + right + REACH - down;
    }

    /** The way that a tile has to go. */
    int way(int home, int cell) {
        return wayOf(home / columns - cell / columns, home % columns - cell % columns);
    }

    static int wayOf(int down, int right) {
        return (clip(down) + FARTHEST) * (2 * FARTHEST + 1) + clip(right) + FARTHEST;
    }

    private static int clip(int steps) {
        return Math.max(-FARTHEST, Math.min(FARTHEST, steps));
    }

    /** The weights where nothing was learned: d^1.5 for a tile d steps away, a conflict as much as four near tiles. */
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
