package dev.unscramble.tiles.pattern;

import dev.unscramble.model.InputException;
import dev.unscramble.pdb.Tables;
import dev.unscramble.tiles.TilePuzzle;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A pattern of tiles whose slides have costs: all that its {@link HeavyPatternTable} depends on.
 *
 * @param costs by tile of the pattern: the cost of its slides
 */
record HeavyPattern(TilePattern pattern, List<Integer> costs) {
    /** A table is an array of bytes, four for an entry. */
    private static final long MAX_ENTRIES = 1 << 28;

    HeavyPattern {
        costs = List.copyOf(costs);
    }

    /**
     * The patterns of a partition, with the costs of a puzzle.
     *
     * @throws InputException if a pattern has too many entries
     */
    static List<HeavyPattern> of(TilePuzzle puzzle, TilePartition partition) {
        return partition.patterns().stream()
                .map(pattern -> {
                    if (pattern.entries() > MAX_ENTRIES) {
                        throw new InputException("a pattern of " + pattern.tiles() + " tiles in pdb:" + partition.name()
                                + " is too large for --costs "
                                + puzzle.tileCosts().label()
                                + ": an entry takes four bytes, and a table may have up to 2^28 of them");
                    }
                    int[] tiles = PatternView.tiles(
                            puzzle, pattern, partition.symmetries().get(0));
                    return new HeavyPattern(
                            pattern,
                            Arrays.stream(tiles)
                                    .map(puzzle.tileCosts()::of)
                                    .boxed()
                                    .toList());
                })
                .toList();
    }

    /** The key of its table, with a name such as "heavy-tiles-3x3-blank0-cells1.2.3-costs1.4.9". */
    Tables.Key key() {
        long bytes = Integer.BYTES * pattern.entries();
        String name = "heavy-" + pattern.tableName() + "-costs"
                + costs.stream().map(String::valueOf).collect(Collectors.joining("."));
        return new Tables.Key(name, bytes, HeavyPatternSweep.memoryBytes(pattern) + bytes);
    }
}
