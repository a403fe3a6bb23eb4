package dev.unscramble.tiles;

import java.util.Arrays;
import java.util.List;

/** The board as it is turned to look up patterns: which tiles take the parts of which. */
final class PatternView {
    private static final int NO_PATTERN = -1;

    /** By tile: the pattern that it takes part in. */
    private final int[] patternOf;

    private final PatternLookup[] lookups;

    PatternView(TilePuzzle puzzle, List<TilePattern> patterns, Symmetry symmetry, List<PatternTable> tables) {
        Board goal = puzzle.goalBoard();
        this.patternOf = new int[goal.size()];
        this.lookups = new PatternLookup[patterns.size()];
        Arrays.fill(patternOf, NO_PATTERN);
        int[] tileSeenAt = new int[goal.size()];
        for (int cell = 0; cell < goal.size(); cell++) {
            tileSeenAt[symmetry.to(cell)] = goal.tile(cell);
        }
        for (int pattern = 0; pattern < lookups.length; pattern++) {
            int[] tiles = patterns.get(pattern).goalCells().stream()
                    .mapToInt(cell -> tileSeenAt[cell])
                    .toArray();
            for (int tile : tiles) {
                patternOf[tile] = pattern;
            }
            lookups[pattern] = PatternLookup.of(puzzle, tables.get(pattern), tiles, symmetry);
        }
    }

    /** What all patterns miss, four bits each. */
    long begin(TilePosition position) {
        long all = 0;
        for (int pattern = 0; pattern < lookups.length; pattern++) {
            all |= (long) lookups[pattern].excess(position, 0, 0) << 4 * pattern;
        }
        return all;
    }

    /** The same once a tile has slid to a cell, if it was {@code before}. */
    long after(TilePosition position, int tile, int to, long before) {
        int pattern = patternOf[tile];
        if (pattern == NO_PATTERN) {
            return before;
        }
        int shift = 4 * pattern;
        return before & ~(15L << shift) | (long) lookups[pattern].excess(position, tile, to) << shift;
    }
}
