package dev.unscramble.tiles.pattern;

import java.util.List;

/**
 * The values that a {@link PatternDatabase} tracks, and how a slide changes them. In a long: the h of each view, which
 * is the Manhattan distance of all tiles and twice the excesses in the tables; and these excesses, in four bits
 * each, so that one can be replaced. In a row: the ranks of all patterns. If a long has no room for the excesses
 * of all patterns, the one to be replaced is looked up again.
 *
 * <pre>
 *   bits 0 to 9         h of the board
 *       10 to 19        h of its mirror image
 *   then 4 a pattern    the excesses of the board
 *   then 4 a pattern    the excesses of its mirror image
 * </pre>
 *
 * <p>All fields change by additions, and none ever overflows into the next.
 *
 * @param nibbles by pattern, its table
 * @param second the mirror image; the first view again if there is none
 */
record PatternSums(byte[][] nibbles, PatternView first, PatternView second, boolean hasMirror) {
    private static final int H_BITS = 10;
    /** The largest h of a view; {@link TilePartition} refuses boards that may have larger ones. */
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

    /** The tracked long with a change of the Manhattan distance; of 0, the Manhattan distance alone. */
    long withManhattan(long tracked, long change) {
        return tracked + change * (hasMirror ? BOTH : 1);
    }

    /** The tracked long with a pattern of a view added, which has this rank and was not counted yet. */
    long withPattern(long tracked, int view, int pattern, int rank) {
        long excess = excess(pattern, rank);
        long counted = tracked + (2 * excess << H_BITS * view);
        return keepsExcesses() ? counted + (excess << shift(view, pattern)) : counted;
    }

    /**
     * The tracked long with a new rank of a pattern of a view.
     *
     * @param before the rank that it had; not used if excesses are stored
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

    /** The tracked long after a slide that adds {@code change} to the rank of the tile's pattern in a view. */
    long slide(long tracked, int view, int pattern, int change, int[] rows, int at) {
        int before = rows[at + view * nibbles.length + pattern];
        return withRank(tracked, view, pattern, before, before + change);
    }

    /** Fills the neighbour's row after a slide that adds {@code change} to the rank of the tile's pattern. */
    void fillRow(int pattern, int change, int[] rows, int at, int to) {
        for (int i = 0; i < rowInts(nibbles.length, hasMirror ? 2 : 1); i++) {
            rows[to + i] = rows[at + i];
        }
        rows[to + pattern] += change;
    }

    /** Adds the change of the rank in the mirror image to the neighbour's row; returns the tracked long with it. */
    long slideMirror(long tracked, int pattern, int change, int[] rows, int to) {
        long after = slide(tracked, 1, pattern, change, rows, to);
        rows[to + nibbles.length + pattern] += change;
        return after;
    }

    static int value(long tracked) {
        return Math.max(first(tracked), (int) (tracked >>> H_BITS) & MOST_H);
    }

    /** The h of the board, without its mirror image. */
    static int first(long tracked) {
        return (int) tracked & MOST_H;
    }

    /** The tracked long without the mirror image, whose value may be that of the state before the slide. */
    static long withoutMirror(long tracked) {
        return tracked & ~((long) MOST_H << H_BITS);
    }
}
