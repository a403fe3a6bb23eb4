package dev.unscramble.permutation.pattern;

import dev.unscramble.model.BuildMonitor;
import dev.unscramble.pdb.TableBytes;
import dev.unscramble.permutation.Coordinate;
import java.util.stream.IntStream;

/**
 * Finds the distances of all patterns of a product of coordinates, breadth first. A move takes a whole row to another one,
 * so that it is done a row at a time: the bytes of two rows stay in the cache.
 *
 * <p>It marks the neighbours of the last layer as long as that is less work; then threads share the rows, and look for a
 * neighbour in the last layer from each pattern that is left.
 */
final class ProductSweep {
    private static final int SHARES = 256;
    /** How many moves a pattern tries, about, until one leads to the last layer. */
    private static final int TRIES = 4;

    private final ProductLayout layout;
    private final BuildMonitor monitor;
    private final TableBytes table;
    private final int moves;
    private final Coordinate columns;
    /** By row: the last distance of one of its patterns. */
    private final byte[] last;

    ProductSweep(ProductLayout layout, BuildMonitor monitor) {
        this.layout = layout;
        this.monitor = monitor;
        this.table = new TableBytes(layout.bytes());
        this.columns = layout.parts().get(layout.parts().size() - 1);
        this.moves = columns.next().length / columns.size();
        this.last = new byte[Math.toIntExact(layout.rows())];
    }

    TableBytes run() {
        table.fill((byte) -1);
        set(0, 0, 0);
        long size = layout.rows() * layout.columns();
        long unknown = size - 1;
        long reached = 1;
        for (int depth = 1; depth <= ProductLayout.MOST && unknown > 0 && reached > 0; depth++) {
            boolean isOutwards = (double) reached * moves <= (double) unknown * TRIES;
            reached = isOutwards ? outwards(depth, size, unknown) : backwards(depth, size, unknown);
            unknown -= reached;
        }
        if (unknown > 0 && reached > 0) {
            fillUp();
        }
        return table;
    }

    private int get(long row, int column) {
        return layout.get(table, 2 * row * layout.rowBytes() + column);
    }

    private void set(long row, int column, int distance) {
        long index = 2 * row * layout.rowBytes() + column;
        int shift = (int) (index & 1) * 4;
        byte before = table.get(index >>> 1);
        table.set(index >>> 1, (byte) (before & ~(15 << shift) | distance << shift));
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
            long[] targets = count == 0 ? new long[0] : layout.targets(row, moves);
            for (int move = 0; move < targets.length; move++) {
                int fresh = mark(targets[move], move, chosen, count, depth);
                if (fresh > 0) {
                    last[(int) targets[move]] = (byte) depth;
                    reached += fresh;
                }
            }
        }
        return reached;
    }

    private int choose(int row, int distance, int[] chosen) {
        int count = 0;
        for (int column = 0; column < chosen.length; column++) {
            chosen[count] = column;
            count += get(row, column) == distance ? 1 : 0;
        }
        return count;
    }

    private int mark(long target, int move, int[] chosen, int count, int depth) {
        int[] next = columns.next();
        int from = move * columns.size();
        int fresh = 0;
        for (int i = 0; i < count; i++) {
            int column = next[from + chosen[i]];
            if (get(target, column) == ProductLayout.UNKNOWN) {
                set(target, column, depth);
                fresh++;
            }
        }
        return fresh;
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
        int count = choose(row, ProductLayout.UNKNOWN, chosen);
        int left = count;
        long[] targets = count == 0 ? new long[0] : layout.targets(row, moves);
        int[] next = columns.next();
        for (int move = 0; left > 0 && move < targets.length; move++) {
            int from = move * columns.size();
            int kept = 0;
            for (int i = 0; i < left; i++) {
                int column = chosen[i];
                boolean isReached = get(targets[move], next[from + column]) == depth - 1;
                if (isReached) {
                    set(row, column, depth);
                } else {
                    chosen[kept++] = column;
                }
            }
            left = kept;
        }
        if (left < count) {
            last[row] = (byte) depth;
        }
        return count - left;
    }

    /** Patterns farther than the largest distance have that one. */
    private void fillUp() {
        for (int row = 0; row < last.length; row++) {
            for (int column = 0; column < layout.columns(); column++) {
                if (get(row, column) == ProductLayout.UNKNOWN) {
                    set(row, column, ProductLayout.MOST);
                }
            }
        }
    }
}
