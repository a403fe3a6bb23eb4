package dev.unscramble.permutation.pattern;

import dev.unscramble.pdb.TableBytes;
import dev.unscramble.permutation.Coordinate;
import dev.unscramble.permutation.PermutationPosition;
import java.util.Arrays;
import java.util.List;

/**
 * Where the distance of each pattern is in a table of 4 bits per entry. The values of the last coordinate are side by side
 * in a row, and the others choose the row.
 *
 * <pre>
 *   byte:  | entry 2i + 1 | entry 2i |
 * </pre>
 */
final class ProductLayout {
    /** An entry that is not known, and the largest distance, which also stands for all larger ones. */
    static final int UNKNOWN = 15;

    static final int MOST = 14;
    private static final int ENTRY_BITS = 4;
    private static final int SEGMENT = 1 << 30;

    private final List<Coordinate> parts;
    private final long[] factors;
    private final int columns;
    private final long rowBytes;
    private final long rows;

    ProductLayout(List<Coordinate> parts) {
        this.parts = parts;
        this.columns = parts.get(parts.size() - 1).size();
        long product = 1;
        for (Coordinate part : parts.subList(0, parts.size() - 1)) {
            product = Math.multiplyExact(product, part.size());
        }
        this.rows = product;
        long plain = (columns + 1L) / 2;
        boolean isLarge = Math.multiplyExact(rows, plain) > SEGMENT;
        this.rowBytes = isLarge ? Math.max(1, Long.highestOneBit(2 * plain - 1)) : plain; // no row in two segments
        this.factors = new long[parts.size()];
        long factor = 2 * rowBytes;
        factors[parts.size() - 1] = 1;
        for (int part = parts.size() - 2; part >= 0; part--) {
            factors[part] = factor;
            factor *= parts.get(part).size();
        }
    }

    List<Coordinate> parts() {
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

    /** The index of the pattern that a position shows; negative if it cannot be reached. */
    long index(PermutationPosition position) {
        long index = 0;
        for (int part = 0; part < factors.length; part++) {
            int value = parts.get(part).of(position);
            if (value < 0) {
                return -1;
            }
            index += value * factors[part];
        }
        return index;
    }

    int get(TableBytes table, long index) {
        return table.get(index >>> 1) >>> (index & 1) * ENTRY_BITS & UNKNOWN;
    }

    /** The rows to which moves lead from a row, by move. */
    long[] targets(long row, int moves) {
        long[] targets = new long[moves];
        long rest = row;
        long factor = 1;
        for (int part = parts.size() - 2; part >= 0; part--) {
            Coordinate own = parts.get(part);
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
        long[] counts = new long[UNKNOWN + 1];
        for (long row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                counts[get(table, 2 * row * rowBytes + column)]++;
            }
        }
        int last = MOST;
        while (last > 0 && counts[last] == 0) {
            last--;
        }
        return Arrays.copyOf(counts, last + 1);
    }
}
