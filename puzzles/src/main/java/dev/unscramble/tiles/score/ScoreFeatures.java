package dev.unscramble.tiles.score;

/**
 * The features of the boards of one size, each a number with a weight; a score is the sum of the weights.
 *
 * <pre>
 *   tiles       for each tile: its goal cell, and the cell that it is in
 *   conflicts   for each row and column: the number of tiles that must leave it to let others pass
 *   pairs       for two tiles at most {@value #REACH} steps from each other: the offset of the second from the first,
 *               and the way of each: how far it has to go, down and to the right, at most {@value #FARTHEST}
 *   squares     for each four cells that meet in a corner, some of them perhaps beyond the edge: what is in each, the
 *               border, the blank, or a tile that has to go up, down, or neither, and left, right, or neither
 * </pre>
 *
 * <p>Pairs and squares are the same everywhere on the board, so that few boards are enough to learn their weights. The
 * goal has the blank in the first cell.
 */
public final class ScoreFeatures {
    /** The largest distance between the tiles of a pair. */
    static final int REACH = 2;
    /** The largest component of a way; larger ones count as this. */
    static final int FARTHEST = 3;

    /** The number of ways. */
    static final int WAYS = (2 * FARTHEST + 1) * (2 * FARTHEST + 1);

    /** The content of a cell of a square that has no tile: the contents of tiles come before. */
    static final int BLANK = 9;

    static final int BORDER = 10;

    /** The number of contents of a cell of a square. */
    static final int CONTENTS = 11;

    /** The number of offsets of the second tile of a pair from the first. */
    static final int OFFSETS = REACH * (REACH + 1);

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
        return squaresAt() + CONTENTS * CONTENTS * CONTENTS * CONTENTS;
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

    /** The first pair; all after it are pairs and squares. */
    public int pairsAt() {
        return size * size + 2 * size;
    }

    /** The first square; all after it are squares. */
    public int squaresAt() {
        return pairsAt() + OFFSETS * WAYS * WAYS;
    }

    /** The feature of four cells that meet, by their contents. */
    int square(int topLeft, int topRight, int bottomLeft, int bottomRight) {
        return squaresAt() + ((topLeft * CONTENTS + topRight) * CONTENTS + bottomLeft) * CONTENTS + bottomRight;
    }

    /** The contents of the four cells of a square, by its number among the squares. */
    static int[] contents(int square) {
        int[] contents = new int[4];
        int rest = square;
        for (int i = 3; i >= 0; i--, rest /= CONTENTS) {
            contents[i] = rest % CONTENTS;
        }
        return contents;
    }

    /** The content of a cell of a square that has a tile with this way. */
    static int content(int way) {
        int side = 2 * FARTHEST + 1;
        return content(way / side - FARTHEST, way % side - FARTHEST);
    }

    static int content(int down, int right) {
        return 3 * Integer.signum(down) + Integer.signum(right) + 4;
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

    /** How many rows a tile in a cell has to go, up or down. */
    int rowsToGo(int home, int cell) {
        return Math.abs(home / columns - cell / columns);
    }

    /** How many columns a tile in a cell has to go, left or right. */
    int columnsToGo(int home, int cell) {
        return Math.abs(home % columns - cell % columns);
    }

    static int wayOf(int down, int right) {
        return (clip(down) + FARTHEST) * (2 * FARTHEST + 1) + clip(right) + FARTHEST;
    }

    private static int clip(int steps) {
        return Math.max(-FARTHEST, Math.min(FARTHEST, steps));
    }

    /** By feature of a square board: the feature that it becomes when the board is mirrored in its main diagonal. */
    int[] mirrored() {
        int[] mirrored = new int[count()];
        for (int home = 0; home < size; home++) {
            for (int cell = 0; cell < size; cell++) {
                mirrored[tile(home, cell)] = tile(mirrored(home), mirrored(cell));
            }
        }
        for (int i = 0; i < size; i++) {
            mirrored[rowConflicts(0, i)] = columnConflicts(0, i);
            mirrored[columnConflicts(0, i)] = rowConflicts(0, i);
        }
        for (int down = 0; down <= REACH; down++) {
            for (int right = down == 0 ? 1 : down - REACH; right <= REACH - down; right++) {
                for (int ways = 0; ways < WAYS * WAYS; ways++) {
                    int way = ways / WAYS;
                    int other = ways % WAYS;
                    mirrored[pair(down, right, way, other)] =
                            pair(right, down, mirrored(way, 2 * FARTHEST + 1), mirrored(other, 2 * FARTHEST + 1));
                }
            }
        }
        for (int square = 0; square < count() - squaresAt(); square++) {
            int[] contents = contents(square);
            mirrored[squaresAt() + square] = square(
                    mirroredContent(contents[0]),
                    mirroredContent(contents[2]),
                    mirroredContent(contents[1]),
                    mirroredContent(contents[3]));
        }
        return mirrored;
    }

    private int mirrored(int cell) {
        return mirrored(cell, columns);
    }

    private static int mirrored(int cell, int side) {
        return cell % side * side + cell / side;
    }

    private static int mirroredContent(int content) {
        return content < BLANK ? mirrored(content, 3) : content;
    }
}
