package dev.unscramble.tiles;

import java.util.List;

/**
 * What a {@link PatternDatabase} tracks, and how a slide changes it: in a long, what each view tells, which is the
 * Manhattan distance of all tiles and twice the excesses that the tables tell; and these excesses, in four bits
 * each, so that one can be replaced. In a row, the ranks of all patterns.
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
    private static final int H_MASK = (1 << H_BITS) - 1;
    /** Adds the same to both h. */
    private static final long BOTH = 1L << H_BITS | 1;

    static final int MAX_PATTERNS = (Long.SIZE - 2 * H_BITS) / 8;

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

    static int trackedBits(int rowInts) {
        return 2 * H_BITS + 4 * rowInts;
    }

    /** The same with another Manhattan distance; of nothing, the Manhattan distance alone. */
    long withManhattan(long tracked, long change) {
        return tracked + change * (hasMirror ? BOTH : 1);
    }

    /** The same once the pattern of some view has this rank. */
    long withRank(long tracked, int view, int pattern, int rank) {
        int shift = 2 * H_BITS + 4 * (view * nibbles.length + pattern);
        int excess = nibbles[pattern][rank >> 1] >> ((rank & 1) << 2) & PatternTable.MOST;
        long change = excess - ((tracked >>> shift) & PatternTable.MOST);
        return tracked + (change << shift) + (2 * change << H_BITS * view);
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
        int rank = rows[at + from + pattern] + change;
        rows[to + from + pattern] = rank;
        return withRank(tracked, view, pattern, rank);
    }

    static int value(long tracked) {
        return Math.max(first(tracked), (int) (tracked >>> H_BITS) & H_MASK);
    }

    /** What the board tells as it is. */
    static int first(long tracked) {
        return (int) tracked & H_MASK;
    }

    /** The same without what the mirror tells, which may be that of before a slide. */
    static long withoutMirror(long tracked) {
        return tracked & ~((long) H_MASK << H_BITS);
    }
}
