package dev.unscramble.tiles.pattern;

import dev.unscramble.model.BuildMonitor;
import dev.unscramble.pdb.TableBytes;
import dev.unscramble.pdb.Tables;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The difference between the slides that some tiles need to come home and their Manhattan distance, for each placement
 * of them. Both are even or both are odd, so that half the difference is stored, in four bits; it is at most
 * {@link #MOST}.
 *
 * <p>An entry is found by its rank: for each tile in turn a digit, the number of its cell among those that
 * no earlier tile takes.
 */
final class PatternTable {
    /** The largest entry, in pairs of slides. */
    static final int MOST = 15;

    /** Two entries in a byte, the first in the low bits. */
    private final byte[] nibbles;

    private PatternTable(byte[] nibbles) {
        this.nibbles = nibbles;
    }

    /** The table for a pattern, from a source of tables. */
    static PatternTable of(TilePattern pattern, Tables source, BuildMonitor monitor) {
        Tables.Key key = key(pattern);
        return new PatternTable(source.get(
                        key, own -> TableBytes.of(new Packing(pattern, (int) key.bytes(), own.and(monitor)).run()))
                .array());
    }

    /** The key of the table for a pattern. */
    static Tables.Key key(TilePattern pattern) {
        int bytes = (int) (pattern.entries() + 1 >> 1);
        return new Tables.Key(pattern.tableName(), bytes, PatternSweep.memoryBytes(pattern) + bytes);
    }

    /** By rank: the pairs of slides that Manhattan distance misses. */
    byte[] nibbles() {
        return nibbles;
    }

    /** Packs the distances of a {@link PatternSweep} in the order and the form of a table. */
    private static final class Packing {
        private final int cells;
        private final int tiles;
        private final CellSets sets;
        private final int orders;
        private final byte[] distances;
        /** By tile and cell: its Manhattan distance. */
        private final int[] manhattan;

        private final byte[] nibbles;

        Packing(TilePattern pattern, int bytes, BuildMonitor monitor) {
            this.cells = pattern.cells();
            this.tiles = pattern.tiles();
            this.sets = new CellSets(cells, tiles);
            Orders ownOrders = new Orders(tiles);
            this.orders = ownOrders.count();
            this.distances = PatternSweep.distances(pattern, sets, ownOrders, monitor);
            this.manhattan = new int[tiles * cells];
            Arrays.setAll(manhattan, i -> pattern.manhattan(i / cells, i % cells));
            this.nibbles = new byte[bytes];
        }

        /** Threads share the work by the first tile's cell, unless they would then share bytes. */
        byte[] run() {
            IntStream firstCells = IntStream.range(0, cells);
            boolean isEven = 2L * nibbles.length / cells % 2 == 0;
            (isEven ? firstCells.parallel() : firstCells)
                    .forEach(cell -> pack(1, 1L << cell, cell, 0, manhattan[cell]));
            return nibbles;
        }

        /**
         * Packs all entries that begin with some tiles in some cells.
         *
         * @param tile the first that has no cell yet
         * @param rank of the tiles before it, as {@code order} and {@code sum} are, the Manhattan distance
         */
        private void pack(int tile, long taken, int rank, int order, int sum) {
            if (tile == tiles) {
                byte distance = distances[sets.number(taken) * orders + order];
                int excess = distance == PatternSweep.UNREACHABLE
                        ? 0
                        : Math.min(MOST, Byte.toUnsignedInt(distance) - sum >> 1);
                nibbles[rank >> 1] |= (byte) (excess << ((rank & 1) << 2));
                return;
            }
            int nextRank = rank * (cells - tile);
            int nextOrder = order * (tile + 1);
            int before = 0;
            for (int cell = 0; cell < cells; cell++) {
                if ((taken & 1L << cell) != 0) {
                    before++;
                } else {
                    int nextSum = sum + manhattan[tile * cells + cell];
                    pack(tile + 1, taken | 1L << cell, nextRank++, nextOrder + before, nextSum);
                }
            }
        }
    }
}
