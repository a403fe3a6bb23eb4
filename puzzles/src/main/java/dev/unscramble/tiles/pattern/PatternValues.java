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
        int pattern = sums.first().pattern(tile);
        int change = sums.first().change(tiles, number, tile);
        long tracked = sums.withManhattan(before, manhattanChange[TileValues.slide(edge, tile)]);
        tracked = sums.slide(tracked, 0, pattern, change, rows, at);
        if (PatternSums.first(tracked) > most) {
            return PatternSums.withoutMirror(tracked);
        }
        sums.fillRow(pattern, change, rows, at, to);
        PatternView mirror = sums.second();
        return sums.hasMirror()
                ? sums.slideMirror(tracked, mirror.pattern(tile), mirror.change(tiles, number, tile), rows, to)
                : tracked;
    }

    @Override
    public int value(long tracked) {
        return PatternSums.value(tracked);
    }
}
