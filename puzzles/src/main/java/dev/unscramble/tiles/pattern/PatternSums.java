package dev.unscramble.tiles.pattern;

import java.util.List;

/**
 * What a {@link PatternDatabase} tracks, and how a slide changes it: in a long, what each view tells, which is the
 * Manhattan distance of all tiles and twice the excesses that the tables tell; and these excesses, in four bits
 * each, so that one can be replaced. In a row, the ranks of all patterns. Where a long has no room for the excesses
 * of all patterns, the one to be replaced is looked up again.
 *
 * <pre>
 *   bits 0 to 9         h as the board is
 *       10 to 19        h as the mirror shows it
 *   then 4 a pattern    the excesses as the board is
 *   then 4 a pattern    the excesses as the mirror shows it
 * </pre>
 *
 * <p>All of it changes by additions: no part ever overflows into the next.
 *
 * @param nibbles by pattern, its table
 * @param second the mirror; the first view again where there is none
 */
record PatternSums(byte[][] nibbles, PatternView first, PatternView second, boolean hasMirror) {
    private static final int H_BITS = 10;
    /** The largest h of a view that is kept; {@link TilePartition} refuses boards that may have larger ones. */
    static final int MOST_H = (1 << H_BITS) - 1;

    /** Adds the same to both h. */
    private static final long BOTH = 1L << H_BITS | 1;

    private static final int MOST_KEPT = (Long.SIZE - 2 * H_BITS) / 8;

    static PatternSums of(List<PatternTable> tables, List<PatternView> views) {
        byte[][] nibbles = tables.stream().map(PatternTable::nibbles).toArray(byte[][]::new);
        return new PatternSums(nibbles, views.get(0), views.get(views.size() - 1), views.size() == 2);
    }

    int patterns() {
        return nibbles.length;
    }

    static int rowInts(int patterns, int views) {
        return patterns * views;
    }

    static int trackedBits(int patterns, int views) {
        return 2 * H_BITS + (keepsExcesses(patterns) ? 4 * rowInts(patterns, views) : 0);
    }

    /** Whether the excess of a pattern can be replaced without its rank. */
    boolean keepsExcesses() {
        return keepsExcesses(nibbles.length);
    }

    private static boolean keepsExcesses(int patterns) {
        return patterns <= MOST_KEPT;
    }

    /** The same with another Manhattan distance; of nothing, the Manhattan distance alone. */
    long withManhattan(long tracked, long change) {
        return tracked + change * (hasMirror ? BOTH : 1);
    }

    /** The same with the pattern of some view, which was not counted yet, in this rank. */
    long withPattern(long tracked, int view, int pattern, int rank) {
        long excess = excess(pattern, rank);
        long counted = tracked + (2 * excess << H_BITS * view);
        return keepsExcesses() ? counted + (excess << shift(view, pattern)) : counted;
    }

    /**
     * The same once the pattern of some view has this rank.
     *
     * @param before the rank that it had; of no matter where excesses are kept
     */
    long withRank(long tracked, int view, int pattern, int before, int rank) {
        int excess = excess(pattern, rank);
        if (keepsExcesses()) {
            int shift = shift(view, pattern);
            long change = excess - ((tracked >>> shift) & PatternTable.MOST);
            return tracked + (change << shift) + (2 * change << H_BITS * view);
        }
        return tracked + (2L * (excess - excess(pattern, before)) << H_BITS * view);
    }

    private int shift(int view, int pattern) {
        return 2 * H_BITS + 4 * (view * nibbles.length + pattern);
    }

    private int excess(int pattern, int rank) {
        return nibbles[pattern][rank >> 1] >> ((rank & 1) << 2) & PatternTable.MOST;
    }

    /**
     * The same after a slide that adds this to the rank of the tile's pattern. The part of the neighbour's row that
     * is the view's is filled.
     */
    long slide(long tracked, int view, int pattern, int change, int[] rows, int at, int to) {
        int from = view * nibbles.length;
        for (int i = from; i < from + nibbles.length; i++) {
            rows[to + i] = rows[at + i];
        }
        int before = rows[at + from + pattern];
        rows[to + from + pattern] = before + change;
        return withRank(tracked, view, pattern, before, before + change);
    }

    static int value(long tracked) {
        return Math.max(first(tracked), (int) (tracked >>> H_BITS) & MOST_H);
    }

    /** What the board tells as it is. */
    static int first(long tracked) {
        return (int) tracked & MOST_H;
    }

    /** The same without what the mirror tells, which may be that of before a slide. */
    static long withoutMirror(long tracked) {
        return tracked & ~((long) MOST_H << H_BITS);
    }
}
