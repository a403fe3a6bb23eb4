package dev.unscramble.heuristic;

import dev.unscramble.model.ValueHeuristic;

/**
 * A {@link Combination} on states that are values. What its parts track is side by side in the long, the first in the
 * lowest bits, and so are their rows of ints.
 *
 * @param bits by part: how many bits of the long are its own
 * @param ints by part: how many ints of a row are its own
 */
record CombinedValues(ValueHeuristic[] parts, int[] bits, int[] ints, boolean isSum, boolean mayLeaveOut)
        implements ValueHeuristic {

    @Override
    public long after(long low, long high, int edge, long before, int most, int[] rows, int at, int to) {
        int enough = mayLeaveOut ? most : Integer.MAX_VALUE;
        long tracked = 0;
        int shift = 0;
        int row = 0;
        for (int i = 0; i < parts.length; i++) {
            long own = Combination.slice(before, shift, bits[i]);
            long now = parts[i].after(low, high, edge, own, enough, rows, at + row, to + row);
            tracked |= now << shift;
            if (parts[i].value(now) > enough) {
                return tracked;
            }
            shift += bits[i];
            row += ints[i];
        }
        return tracked;
    }

    /** Of the first part alone, which decides most often. */
    @Override
    public void fetch(long tracked, int[] rows, int at) {
        parts[0].fetch(Combination.slice(tracked, 0, bits[0]), rows, at);
    }

    @Override
    public int value(long tracked) {
        int value = 0;
        int shift = 0;
        for (int i = 0; i < parts.length; i++) {
            int own = parts[i].value(Combination.slice(tracked, shift, bits[i]));
            value = isSum ? value + own : Math.max(value, own);
            shift += bits[i];
        }
        return value;
    }
}
