package dev.unscramble.tiles.pattern;

import dev.unscramble.model.ValueHeuristic;
import dev.unscramble.tiles.TileValues;

/** A {@link PatternDatabase} on boards in a long. */
record PatternValues(byte[] manhattanChange, PatternSums sums) implements ValueHeuristic {

    /** Looks up the mirror image only if the h of the board itself does not exceed {@code most}. */
    @Override
    public long after(long tiles, long none, int edge, long before, int most, int[] rows, int at, int to) {
        int tile = TileValues.tile(tiles, edge);
        int number = TileValues.number(edge);
        PatternView view = sums.first();
        long tracked = sums.withManhattan(before, manhattanChange[TileValues.slide(edge, tile)]);
        tracked = sums.slide(tracked, 0, view.pattern(tile), view.change(tiles, number, tile), rows, at, to);
        if (!sums.hasMirror() || PatternSums.first(tracked) > most) {
            return PatternSums.withoutMirror(tracked);
        }
        PatternView mirror = sums.second();
        return sums.slide(tracked, 1, mirror.pattern(tile), mirror.change(tiles, number, tile), rows, at, to);
    }

    @Override
    public int value(long tracked) {
        return PatternSums.value(tracked);
    }
}
