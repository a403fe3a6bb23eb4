package dev.unscramble.permutation.pattern;

import dev.unscramble.permutation.MoveTable;
import java.util.List;

/**
 * The rows of a table that symmetries take to each other, of which one is enough: the patterns of the others are as far from
 * the solved one as those in its columns that the symmetry makes of theirs.
 *
 * @param index by row: the number of its class, and of the symmetry that takes it to the representative
 * @param columnsOf by symmetry, then column: the column that it becomes
 * @param representatives by class: its row in the table
 * @param fixing by class: the symmetries that take the representative to itself, as a mask
 */
record RowClasses(int[] index, int[] columnsOf, int[] representatives, long[] fixing, int columns) {
    /** The bits of the number of a symmetry in an index. */
    static final int SYMMETRY_BITS = 6;

    static final int SYMMETRY = (1 << SYMMETRY_BITS) - 1;

    private static final int MOST_ROWS = 1 << 25;
    /** The most columns, by symmetry and move, so that a cache holds them while a table is made. */
    private static final int MOST_COLUMNS = 1 << 21;

    /** No symmetry: each row is in a table. */
    static RowClasses none(int columns) {
        return new RowClasses(new int[0], new int[0], new int[0], new long[0], columns);
    }

    boolean isNone() {
        return index.length == 0;
    }

    /** The number of symmetries, with the one that changes nothing. */
    int symmetries() {
        return Math.max(1, columnsOf.length / columns);
    }

    /** The number of rows that a row of the table stands for. */
    int sizeOf(int row) {
        return isNone() ? 1 : symmetries() / Long.bitCount(fixing[row]);
    }

    /** The column of a column's pattern after a symmetry. */
    int column(int symmetry, int column) {
        return columnsOf[symmetry * columns + column];
    }

    /** The symmetries that take the row of a table to itself, as a mask, the first of which changes nothing. */
    long fixing(int row) {
        return isNone() ? 1 : fixing[row];
    }

    /** By symmetry, move and column: the column after the move and the symmetry. */
    int[] after(MoveTable moves) {
        int[] after = new int[symmetries() * moves.next().length];
        for (int i = 0; i < after.length; i++) {
            int symmetry = i / moves.next().length;
            after[i] = column(symmetry, moves.next()[i % moves.next().length]);
        }
        return after;
    }

    /** Whether rows and columns are so few that symmetries may leave out rows. */
    static boolean areFew(MoveProduct rows, MoveTable columns, List<int[]> symmetries) {
        return rows.size() <= MOST_ROWS && (long) columns.next().length * (symmetries.size() + 1) <= MOST_COLUMNS;
    }

    /**
     * The classes of rows.
     *
     * @param symmetries each by the move that it makes of each move
     */
    static RowClasses of(MoveProduct rows, MoveTable columns, List<int[]> symmetries) {
        if (!areFew(rows, columns, symmetries)) {
            return none(columns.size());
        }
        RowClasses classes = new RowSymmetries(rows, columns, symmetries).classes();
        return classes.representatives.length == rows.size() ? none(columns.size()) : classes;
    }
}
