package dev.unscramble.search;

import java.util.Arrays;

/**
 * The children of a layer before they are made: where each comes from, and its score. Parts of the layer may be scored by
 * several threads, each into its own stretch of the arrays.
 *
 * <pre>
 *   origin:  | number of the parent in its layer | move: 6 bits |
 * </pre>
 */
final class Candidates {
    private static final int MOVE_BITS = 6;
    /** The highest number of a parent, and one. */
    static final int MOST_PARENTS = 1 << Integer.SIZE - MOVE_BITS - 1;

    int[] origins = {};
    int[] scores = {};
    /** The candidates by score, those of one score in the order in which they were made. */
    int[] sorted = {};

    private int[] ranks = {};

    /** What one thread scored: the candidates from {@code begin} to {@code end}. */
    static final class Part {
        int begin;
        int end;
        int leastScore;
        int mostScore;
        /** How many candidates the thread may still make. */
        long spare;
        /** How many states it looked at. */
        int expanded;

        void clear(int at) {
            begin = at;
            end = at;
            leastScore = Integer.MAX_VALUE;
            mostScore = Integer.MIN_VALUE;
        }
    }

    static int origin(int parent, int move) {
        return parent << MOVE_BITS | move;
    }

    static int parent(int origin) {
        return origin >>> MOVE_BITS;
    }

    static int move(int origin) {
        return origin & (1 << MOVE_BITS) - 1;
    }

    /** Makes room for that many. */
    void reserve(int most) {
        if (origins.length < most) {
            origins = new int[most];
            scores = new int[most];
            sorted = new int[most];
        }
    }

    /** Adds a candidate at the end of a part. */
    void add(Part part, int origin, int score) {
        origins[part.end] = origin;
        scores[part.end++] = score;
        part.leastScore = Math.min(part.leastScore, score);
        part.mostScore = Math.max(part.mostScore, score);
    }

    /** Sorts what all parts have, by counting; says how many there are. */
    int sort(Part[] parts) {
        int least = Integer.MAX_VALUE;
        int most = Integer.MIN_VALUE;
        int count = 0;
        for (Part part : parts) {
            least = Math.min(least, part.leastScore);
            most = Math.max(most, part.mostScore);
            count += part.end - part.begin;
        }
        if (count == 0) {
            return 0;
        }
        count(parts, least, most - least + 2);
        for (Part part : parts) {
            for (int i = part.begin; i < part.end; i++) {
                sorted[ranks[scores[i] - least]++] = i;
            }
        }
        return count;
    }

    /** Makes the ranks by score: how many candidates score less. */
    private void count(Part[] parts, int least, int range) {
        if (ranks.length < range) {
            ranks = new int[range];
        } else {
            Arrays.fill(ranks, 0, range, 0);
        }
        for (Part part : parts) {
            for (int i = part.begin; i < part.end; i++) {
                ranks[scores[i] - least + 1]++;
            }
        }
        for (int i = 1; i < range; i++) {
            ranks[i] += ranks[i - 1];
        }
    }
}
