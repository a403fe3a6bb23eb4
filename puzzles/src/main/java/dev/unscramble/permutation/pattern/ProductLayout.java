package dev.unscramble.permutation.pattern;

import dev.unscramble.pdb.TableBytes;
import dev.unscramble.permutation.MoveTable;
import java.util.Arrays;
import java.util.List;

/**
 * Where the distance of each pattern is in a table. The values of the last coordinate are side by side in a row, and the
 * others choose the row.
 */
public final class ProductLayout {
    private static final int SEGMENT = 1 << 30;

    private final List<MoveTable> parts;
    private final EntryFormat format;
    private final MoveProduct rowMoves;
    private final RowClasses classes;
    private final int columns;
    private final long rowBytes;
    private final long rows;

    /**
     * A layout of all rows.
     *
     * @param parts the moves of each coordinate
     */
    public ProductLayout(List<MoveTable> parts, EntryFormat format) {
        this(parts, format, List.of());
    }

    /**
     * A layout of one row of those that symmetries take to each other.
     *
     * @param symmetries each by the move that it makes of each move
     */
    ProductLayout(List<MoveTable> parts, EntryFormat format, List<int[]> symmetries) {
        this.parts = parts;
        this.format = format;
        MoveTable last = parts.get(parts.size() - 1);
        this.columns = last.size();
        this.rowMoves = MoveProduct.of(parts.subList(0, parts.size() - 1), last.moves());
        this.classes = symmetries.isEmpty() ? RowClasses.none(columns) : RowClasses.of(rowMoves, last, symmetries);
        this.rows = classes.isNone() ? rowMoves.size() : classes.representatives().length;
        long plain = (long) columns + format.halves() >> format.halves();
        boolean isLarge = Math.multiplyExact(rows, plain) > SEGMENT;
        this.rowBytes = isLarge ? Math.max(1, Long.highestOneBit(2 * plain - 1)) : plain; // no row in two segments
    }

    List<MoveTable> parts() {
        return parts;
    }

    /** The symmetries by which rows are left out. */
    RowClasses classes() {
        return classes;
    }

    /** By coordinate but the last: its factor in the number of a row, of those without symmetries. */
    long[] factors() {
        long[] factors = new long[parts.size() - 1];
        long factor = 1;
        for (int part = factors.length - 1; part >= 0; part--) {
            factors[part] = factor;
            factor *= parts.get(part).size();
        }
        return factors;
    }

    int columns() {
        return columns;
    }

    long rows() {
        return rows;
    }

    long rowBytes() {
        return rowBytes;
    }

    long bytes() {
        return rows * rowBytes;
    }

    EntryFormat format() {
        return format;
    }

    /** The index of an entry. */
    long index(long row, int column) {
        return (row * rowBytes << format.halves()) + column;
    }

    /** Where the entry of a pattern is, by its row, of those without symmetries, and its column. */
    EntryIndex entries() {
        return new EntryIndex(classes.index(), classes.columnsOf(), columns, index(1, 0));
    }

    /** The rows, of those without symmetries, to which moves lead from a row of the table. */
    long[] targets(int row) {
        long[] targets = new long[rowMoves.moves()];
        rowMoves.after(classes.isNone() ? row : classes.representatives()[row], targets);
        return targets;
    }

    long[] counts(TableBytes table) {
        long[] counts = new long[format.unknown() + 1];
        for (int row = 0; row < rows; row++) {
            int standsFor = classes.sizeOf(row);
            for (int column = 0; column < columns; column++) {
                counts[format.get(table, index(row, column))] += standsFor;
            }
        }
        int last = format.unknown() - 1;
        while (last > 0 && counts[last] == 0) {
            last--;
        }
        return Arrays.copyOf(counts, last + 1);
    }
}
