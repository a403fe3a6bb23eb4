package dev.unscramble.permutation.pattern;

/**
 * Where the entries of patterns are in a table that has one row of those that symmetries take to each other. A record, whose
 * fields the compiler treats as constants.
 *
 * @param classes by row: its row in the table and a symmetry ({@link RowClasses}); empty if the table has all rows
 * @param columnsOf by symmetry, then column: the column that it becomes
 * @param rowEntries the entries of a row of the table
 */
record EntryIndex(int[] classes, int[] columnsOf, int columns, long rowEntries) {

    long of(long row, int column) {
        if (classes.length == 0) {
            return row * rowEntries + column;
        }
        int found = classes[(int) row];
        int symmetry = found & RowClasses.SYMMETRY;
        return (found >>> RowClasses.SYMMETRY_BITS) * rowEntries + columnsOf[symmetry * columns + column];
    }
}
