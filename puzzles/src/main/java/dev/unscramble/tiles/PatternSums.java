package dev.unscramble.tiles;

import java.util.List;

/**
 * What a {@link PatternDatabase} tracks, and how it is added up: in a long, the Manhattan distance of all tiles
 * and, for each view and pattern, the excess that its table tells, in four bits; in a row, their ranks.
 *
 * <pre>
 *   bits 0 to 9         the Manhattan distance
 *   then 4 a pattern    the excesses as the board is
 *   then 4 a pattern    the excesses as the mirror shows it
 * </pre>
 *
 * @param nibbles by pattern, its table; and one with nothing in it, for tiles in no pattern
 * @param second the mirror; the first view again where there is none
 */
record PatternSums(byte[][] nibbles, PatternView first, PatternView second, boolean hasMirror) {
    private static final int MANHATTAN_BITS = 10;
    private static final int MANHATTAN_MASK = (1 << MANHATTAN_BITS) - 1;
    private static final int LOW_NIBBLES = 0x0f0f_0f0f;
    static final int MAX_PATTERNS = (Long.SIZE - MANHATTAN_BITS) / 8;

    /** Of so many patterns, whose tables are empty yet. */
    static PatternSums of(int patterns, List<PatternView> views) {
        return new PatternSums(new byte[patterns + 1][], views.get(0), views.get(views.size() - 1), views.size() == 2);
    }

    /** The same with the tables of its patterns. */
    PatternSums with(List<PatternTable> tables) {
        byte[][] filled = new byte[nibbles.length][];
        for (int pattern = 0; pattern < tables.size(); pattern++) {
            filled[pattern] = tables.get(pattern).nibbles();
        }
        filled[tables.size()] = new byte[1];
        return new PatternSums(filled, first, second, hasMirror);
    }

    int patterns() {
        return nibbles.length - 1;
    }

    /** The pattern that a tile takes part in; {@link #patterns} if in none. */
    int pattern(int view, int tile) {
        return (view == 0 ? first : second).patternOf()[tile];
    }

    /** Where the rank of a pattern is in a row. */
    int column(int view, int pattern) {
        return view * nibbles.length + pattern;
    }

    int rowInts() {
        return (hasMirror ? 2 : 1) * nibbles.length;
    }

    int trackedBits() {
        return MANHATTAN_BITS + (hasMirror ? 8 : 4) * patterns();
    }

    static long manhattan(long tracked) {
        return tracked & MANHATTAN_MASK;
    }

    static long excesses(long tracked) {
        return tracked & ~MANHATTAN_MASK;
    }

    /** The same with the excess of a pattern at this rank. */
    long with(long tracked, int view, int pattern, int rank) {
        long excess = nibbles[pattern][rank >> 1] >> ((rank & 1) << 2) & PatternTable.MOST;
        int shift = MANHATTAN_BITS + 4 * (view * patterns() + pattern);
        return tracked & ~((long) PatternTable.MOST << shift) | excess << shift;
    }

    /** The same after a slide that changes the rank of its tile's pattern; the neighbour's row is filled. */
    long slide(long tracked, int view, int tile, int change, int[] rows, int at, int to) {
        int from = view * nibbles.length;
        for (int i = from; i < from + nibbles.length; i++) {
            rows[to + i] = rows[at + i];
        }
        int pattern = pattern(view, tile);
        int rank = rows[at + from + pattern] + change;
        rows[to + from + pattern] = rank;
        return pattern == patterns() ? tracked : with(tracked, view, pattern, rank);
    }

    /** The same without the excesses that the mirror shows, which may be those of before a slide. */
    long withoutMirror(long tracked) {
        return tracked & (1L << MANHATTAN_BITS + 4 * patterns()) - 1;
    }

    int value(long tracked) {
        return hasMirror ? Math.max(value(tracked, 0), value(tracked, 1)) : value(tracked, 0);
    }

    /** What one view tells. Groups of four bits are added in pairs: the product's highest byte is the sum of all bytes. */
    int value(long tracked, int view) {
        int viewBits = 4 * patterns();
        int own = (int) (tracked >>> MANHATTAN_BITS + view * viewBits) & (1 << viewBits) - 1;
        int sum = ((own & LOW_NIBBLES) + (own >>> 4 & LOW_NIBBLES)) * 0x0101_0101 >>> 24;
        return ((int) tracked & MANHATTAN_MASK) + 2 * sum;
    }
}
