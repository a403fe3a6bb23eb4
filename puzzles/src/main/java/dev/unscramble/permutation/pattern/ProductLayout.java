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
    private final long[] factors;
    private final int columns;
    private final long rowBytes;
    private final long rows;

    /**
     * A layout.
     *
     * @param parts the moves of each coordinate
     */
    public ProductLayout(List<MoveTable> parts, EntryFormat format) {
        this.parts = parts;
        this.format = format;
        this.columns = parts.get(parts.size() - 1).size();
        long product = 1;
        for (MoveTable part : parts.subList(0, parts.size() - 1)) {
            product = Math.multiplyExact(product, part.size());
        }
        this.rows = product;
        long plain = (long) columns + format.halves() >> format.halves();
        boolean isLarge = Math.multiplyExact(rows, plain) > SEGMENT;
        this.rowBytes = isLarge ? Math.max(1, Long.highestOneBit(2 * plain - 1)) : plain; // no row in two segments
        this.factors = new long[parts.size()];
        long factor = rowBytes << format.halves();
        factors[parts.size() - 1] = 1;
        for (int part = parts.size() - 2; part >= 0; part--) {
            factors[part] = factor;
            factor *= parts.get(part).size();
        }
    }

    List<MoveTable> parts() {
        return parts;
    }

    /** By coordinate: its factor in the index of an entry. */
    long[] factors() {
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

    /** The rows to which moves lead from a row, by move. */
    long[] targets(long row, int moves) {
        long[] targets = new long[moves];
        long rest = row;
        long factor = 1;
        for (int part = parts.size() - 2; part >= 0; part--) {
            MoveTable own = parts.get(part);
            int value = (int) (rest % own.size());
            rest /= own.size();
            for (int move = 0; move < moves; move++) {
                targets[move] += own.after(move, value) * factor;
            }
            factor *= own.size();
        }
        return targets;
    }

    long[] counts(TableBytes table) {
        long[] counts = new long[format.unknown() + 1];
        for (long row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                counts[format.get(table, index(row, column))]++;
            }
        }
        int last = format.unknown() - 1;
        while (last > 0 && counts[last] == 0) {
            last--;
        }
        return Arrays.copyOf(counts, last + 1);
    }
}
