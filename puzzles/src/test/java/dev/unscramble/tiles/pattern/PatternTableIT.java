package dev.unscramble.tiles.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.model.BuildMonitor;
import dev.unscramble.pdb.Tables;
import java.util.IntSummaryStatistics;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A table of more entries than a fast test can go through: 15 million, of which some are very far. */
class PatternTableIT {

    /** A distance fits into a byte, but only without a sign. Four tiles of the longest board are the smallest such pattern. */
    @Test
    void aTableHoldsDistancesBeyond127() {
        TilePattern pattern = new TilePattern(2, 32, 0, List.of(1, 32, 33, 34));
        IntSummaryStatistics held = new IntSummaryStatistics();
        estimates(pattern, PatternTable.of(pattern, Tables.IN_MEMORY, BuildMonitor.NONE), held, 0, 0, 0, 0);
        assertThat(held.getMax()).isEqualTo(131);
        assertThat(held.getMin()).isZero();
        assertThat(held.getCount()).isEqualTo(pattern.entries());
        assertThat(held.getSum()).isEqualTo(1_030_554_716L);
    }

    /** Adds up the estimates of all ways to stand, in the order of their ranks; says the rank after the last. */
    private static int estimates(
            TilePattern pattern,
            PatternTable table,
            IntSummaryStatistics sum,
            long taken,
            int tile,
            int rank,
            int slides) {
        if (tile == pattern.tiles()) {
            sum.accept(slides + 2 * PatternTableTest.excess(table, rank));
            return rank + 1;
        }
        int next = rank;
        for (int cell = 0; cell < pattern.cells(); cell++) {
            if ((taken & 1L << cell) == 0) {
                int more = slides + pattern.manhattan(tile, cell);
                next = estimates(pattern, table, sum, taken | 1L << cell, tile + 1, next, more);
            }
        }
        return next;
    }
}
