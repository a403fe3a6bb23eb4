package dev.unscramble.tiles.pattern;

import dev.unscramble.model.BuildMonitor;
import dev.unscramble.pdb.TableBytes;
import dev.unscramble.pdb.Tables;
import java.nio.ByteBuffer;
import java.util.stream.IntStream;

/**
 * The difference between the cost at which some tiles come home and their Manhattan distance, which counts each step by
 * the cost of the tile, for each placement of them. An entry is found by its rank, as in a {@link PatternTable}; it has
 * four bytes, since slides may cost tens of thousands. An entry that cannot be reached is 0.
 */
final class HeavyPatternTable {
    private final HeavyPattern heavy;
    private final TilePattern pattern;
    private final CellSets sets;
    private final Orders orders;
    private final int[] weights;

    private HeavyPatternTable(HeavyPattern heavy) {
        this.heavy = heavy;
        this.pattern = heavy.pattern();
        this.sets = new CellSets(pattern.cells(), pattern.tiles());
        this.orders = new Orders(pattern.tiles());
        this.weights = PatternView.weights(pattern.tiles(), pattern.cells());
    }

    /** The entries of a pattern by rank, from a source of tables. */
    static int[] entries(HeavyPattern heavy, Tables source, BuildMonitor monitor) {
        byte[] table = source.get(heavy.key(), own -> new HeavyPatternTable(heavy).make(own.and(monitor)))
                .array();
        int[] entries = new int[table.length / Integer.BYTES];
        ByteBuffer.wrap(table).asIntBuffer().get(entries);
        return entries;
    }

    private TableBytes make(BuildMonitor monitor) {
        HeavyPatternSweep sweep = new HeavyPatternSweep(heavy, sets, orders, monitor);
        byte[] table = new byte[(int) heavy.key().bytes()];
        ByteBuffer buffer = ByteBuffer.wrap(table);
        IntStream.range(0, sets.count()).parallel().forEach(set -> {
            int[] cells = cells(sets.mask(set));
            for (int order = 0; order < orders.count(); order++) {
                pack(buffer, cells, order, sweep.cost(set, order));
            }
        });
        return TableBytes.of(table);
    }

    private int[] cells(long mask) {
        return IntStream.range(0, pattern.cells())
                .filter(cell -> (mask & 1L << cell) != 0)
                .toArray();
    }

    /** Each entry has bytes of its own, so that threads can write to one buffer. */
    private void pack(ByteBuffer table, int[] cells, int order, int cost) {
        long taken = 0;
        int rank = 0;
        int manhattan = 0;
        for (int tile = 0; tile < weights.length; tile++) {
            int cell = cells[orders.place(order, tile)];
            rank += (cell - Long.bitCount(taken & (1L << cell) - 1)) * weights[tile];
            taken |= 1L << cell;
            manhattan += heavy.costs().get(tile) * pattern.manhattan(tile, cell);
        }
        table.putInt(rank * Integer.BYTES, Math.max(0, cost - manhattan));
    }
}
