package dev.unscramble.permutation.pattern;

import dev.unscramble.model.BuildMonitor;
import dev.unscramble.pdb.TableBytes;
import dev.unscramble.permutation.MoveTable;
import java.util.stream.IntStream;

/**
 * Finds the distances of all patterns of a product of coordinates, breadth first. A move takes a whole row to another one,
 * so that it is done a row at a time: the bytes of two rows stay in the cache. The loops avoid branches that a processor
 * cannot predict.
 *
 * <p>It marks the neighbours of the last layer as long as that is less work; then threads share the rows, and look for a
 * neighbour in the last layer from each pattern that is left.
 */
public final class ProductSweep {
    private static final int SHARES = 256;
    /** How many moves a pattern tries, about, until one leads to the last layer. */
    private static final int TRIES = 4;

    private final ProductLayout layout;
    private final EntryFormat format;
    /** The largest distance, which also stands for all larger ones. */
    private final int most;

    private final BuildMonitor monitor;
    private final TableBytes table;
    private final int moves;
    private final RowClasses classes;
    /** By symmetry, move and column: the column after the move and the symmetry. */
    private final int[] columnsAfter;
    /** By row: the last distance of one of its patterns. */
    private final byte[] last;

    public ProductSweep(ProductLayout layout, BuildMonitor monitor) {
        this.layout = layout;
        this.format = layout.format();
        this.most = format.unknown() - 1;
        this.monitor = monitor;
        this.table = format.empty(layout.bytes());
        MoveTable columns = layout.parts().get(layout.parts().size() - 1);
        this.moves = columns.moves();
        this.classes = layout.classes();
        this.columnsAfter = classes.isNone() ? columns.next() : classes.after(columns);
        this.last = new byte[Math.toIntExact(layout.rows())];
    }

    /** The distances from the pattern at an index. */
    public TableBytes run(long start) {
        long row = start / layout.index(1, 0);
        format.change(segment(row), offset(row), (int) (start - layout.index(row, 0)), format.unknown(), 0);
        long size = layout.rows() * layout.columns();
        long unknown = size - 1;
        long reached = 1;
        for (int depth = 1; depth <= most && unknown > 0 && reached > 0; depth++) {
            boolean isOutwards = (double) reached * moves <= (double) unknown * TRIES;
            reached = isOutwards ? outwards(depth, size, unknown) : backwards(depth, size, unknown);
            unknown -= reached;
        }
        if (unknown > 0 && reached > 0) {
            fillUp();
        }
        return table;
    }

    /** Marks all neighbours of the patterns at the distance before; returns how many are new. */
    private long outwards(int depth, long size, long unknown) {
        long reached = 0;
        int[] chosen = new int[layout.columns()];
        for (int row = 0; row < last.length; row++) {
            if ((row & 4095) == 0) {
                monitor.check(1 - (double) unknown / size);
            }
            if (last[row] < depth - 1) {
                continue;
            }
            int count = choose(row, depth - 1, chosen);
            long[] targets = count == 0 ? new long[0] : layout.targets(row);
            for (int move = 0; move < targets.length; move++) {
                int target = row(targets[move]);
                int fresh = mark(target, from(targets[move], move), chosen, count, depth);
                if (fresh > 0) {
                    last[target] = (byte) depth;
                    reached += fresh;
                }
            }
        }
        return reached;
    }

    /** Chooses the columns of a row that have this distance; returns their number. */
    private int choose(long row, int distance, int[] chosen) {
        EntryFormat entries = format;
        byte[] bytes = segment(row);
        int start = offset(row);
        int count = 0;
        for (int column = 0; column < chosen.length; column++) {
            chosen[count] = column;
            count += entries.get(bytes, start, column) == distance ? 1 : 0;
        }
        return count;
    }

    /** Marks the patterns that a move leads to from the chosen columns; returns how many of them are new. */
    private int mark(int target, int from, int[] chosen, int count, int depth) {
        EntryFormat entries = format;
        int unknown = format.unknown();
        byte[] bytes = segment(target);
        int start = offset(target);
        int[] next = columnsAfter;
        int fresh = 0;
        for (int i = 0; i < count; i++) {
            int column = next[from + chosen[i]];
            int before = entries.get(bytes, start, column);
            entries.change(bytes, start, column, before, Math.min(before, depth));
            fresh += before == unknown ? 1 : 0;
        }
        return fresh == 0 ? 0 : fresh + markAlike(target, from, chosen, count, depth);
    }

    /** Marks also what the symmetries that take the row to itself make of the columns. */
    private int markAlike(int target, int from, int[] chosen, int count, int depth) {
        int fresh = 0;
        for (long left = classes.fixing(target) & ~1L; left != 0; left &= left - 1) {
            int symmetry = Long.numberOfTrailingZeros(left);
            for (int i = 0; i < count; i++) {
                int column = classes.column(symmetry, columnsAfter[from + chosen[i]]);
                int before = format.get(segment(target), offset(target), column);
                format.change(segment(target), offset(target), column, before, Math.min(before, depth));
                fresh += before == format.unknown() ? 1 : 0;
            }
        }
        return fresh;
    }

    /** The row of the table for one of those without symmetries. */
    private int row(long target) {
        return (int) (classes.isNone() ? target : classes.index()[(int) target] >>> RowClasses.SYMMETRY_BITS);
    }

    /** Where the columns begin that a move makes, and then the symmetry to the row of the table. */
    private int from(long target, int move) {
        int symmetry = classes.isNone() ? 0 : classes.index()[(int) target] & RowClasses.SYMMETRY;
        return (symmetry * moves + move) * layout.columns();
    }

    private byte[] segment(long row) {
        return table.segment(row * layout.rowBytes());
    }

    private int offset(long row) {
        return table.offset(row * layout.rowBytes());
    }

    /** Looks for patterns without a distance that a move takes to the distance before; returns how many there are. */
    private long backwards(int depth, long size, long unknown) {
        return IntStream.range(0, SHARES)
                .parallel()
                .mapToLong(share -> {
                    int[] chosen = new int[layout.columns()];
                    long reached = 0;
                    int end = (int) ((long) (share + 1) * last.length / SHARES);
                    for (int row = (int) ((long) share * last.length / SHARES); row < end; row++) {
                        if ((row & 4095) == 0) {
                            monitor.check(1 - (double) unknown / size);
                        }
                        reached += backwards(row, depth, chosen);
                    }
                    return reached;
                })
                .sum();
    }

    private int backwards(int row, int depth, int[] chosen) {
        int count = choose(row, format.unknown(), chosen);
        int left = count;
        long[] targets = count == 0 ? new long[0] : layout.targets(row);
        for (int move = 0; left > 0 && move < targets.length; move++) {
            left = keepUnreached(row, row(targets[move]), from(targets[move], move), chosen, left, depth);
        }
        if (left < count) {
            last[row] = (byte) depth;
        }
        return count - left;
    }

    /** Marks the chosen columns from which a move leads to the distance before; the others stay chosen. */
    private int keepUnreached(int row, int target, int from, int[] chosen, int count, int depth) {
        EntryFormat entries = format;
        int unknown = format.unknown();
        byte[] bytes = segment(row);
        int start = offset(row);
        byte[] targetBytes = segment(target);
        int targetStart = offset(target);
        int[] next = columnsAfter;
        int left = 0;
        for (int i = 0; i < count; i++) {
            int column = chosen[i];
            boolean isReached = entries.get(targetBytes, targetStart, next[from + column]) == depth - 1;
            entries.change(bytes, start, column, unknown, isReached ? depth : unknown);
            chosen[left] = column;
            left += isReached ? 0 : 1;
        }
        return left;
    }

    /** Patterns farther than the largest distance have that one. */
    private void fillUp() {
        int[] chosen = new int[layout.columns()];
        for (int row = 0; row < last.length; row++) {
            int count = choose(row, format.unknown(), chosen);
            for (int i = 0; i < count; i++) {
                format.change(segment(row), offset(row), chosen[i], format.unknown(), most);
            }
        }
    }
}
