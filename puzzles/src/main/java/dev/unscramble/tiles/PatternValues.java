package dev.unscramble.tiles;

import dev.unscramble.model.ValueHeuristic;

/** A {@link PatternDatabase} on boards in a long. */
record PatternValues(byte[] manhattanChange, PatternSums sums) implements ValueHeuristic {

    /** Looks in the mirror only if the board as it is does not settle it. */
    @Override
    public long after(long tiles, long none, int edge, long before, int most, int[] rows, int at, int to) {
        int tile = TileValues.tile(tiles, edge);
        int number = TileValues.number(edge);
        long tracked = before + manhattanChange[TileValues.slide(edge, tile)];
        tracked = sums.slide(tracked, 0, tile, sums.first().change(tiles, number, tile), rows, at, to);
        if (!sums.hasMirror() || sums.value(tracked, 0) > most) {
            return sums.withoutMirror(tracked);
        }
        return sums.slide(tracked, 1, tile, sums.second().change(tiles, number, tile), rows, at, to);
    }

    @Override
    public int value(long tracked) {
        return sums.value(tracked);
    }
}
