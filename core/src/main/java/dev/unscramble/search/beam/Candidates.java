package dev.unscramble.search.beam;

import java.util.Arrays;

/**
 * The children of a layer before they are made: the origin, score, hash and place of each. Several threads may score
 * slices of the layer, each into its own range of the arrays. Candidates are divided into groups by their hashes, so
 * that each thread can choose from a group independently.
 *
 * <pre>
 *   origin:  | number of the parent in its layer | move: 6 bits |
 * </pre>
 */
final class Candidates {
    private static final int MOVE_BITS = 6;

    private static final int MOST_RANKS_BITS = 16;
    /** One more than the highest number of a parent. */
    static final int MOST_PARENTS = 1 << Integer.SIZE - MOVE_BITS - 1;

    int[] origins = {};
    int[] scores = {};
    long[] hashes = {};
    int[] places = {};
    /** The candidates by group, then by score, then in the order in which they were added. */
    int[] sorted = {};
    /** By group: its end in {@link #sorted}. */
    final int[] ends;

    private final int groups;
    private int[] ranks = {};
    /** By how many bits scores are shortened to ranks. */
    private int shift;

    /** Candidates in {@code groups} groups, a power of two. */
    Candidates(int groups) {
        this.groups = groups;
        this.ends = new int[groups];
    }

    /** The candidates from {@code begin} to {@code end}, which one thread scored. */
    static final class Slice {
        final int begin;
        int end;
        int leastScore = Integer.MAX_VALUE;
        int mostScore = Integer.MIN_VALUE;
        /** The number of candidates that the thread may still add. */
        long spare;
        /** The number of children that it left out, because no way leads from them to the goal. */
        int leftOut;
        /** The number of states that it expanded. */
        int expanded;

        Slice(int begin, long spare) {
            this.begin = begin;
            this.end = begin;
            this.spare = spare;
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

    /** The bytes of a candidate. */
    static long bytes() {
        return 4L * Integer.BYTES + Long.BYTES;
    }

    /** The group of a state, if there are {@code groups} of them. */
    static int group(long hash, int groups) {
        return (int) hash & groups - 1;
    }

    /** Makes room for {@code most} candidates. */
    void reserve(int most) {
        if (origins.length < most) {
            origins = new int[most];
            scores = new int[most];
            hashes = new long[most];
            places = new int[most];
            sorted = new int[most];
        }
    }

    /** Adds a candidate at the end of a slice. */
    void add(Slice slice, int origin, int score, long hash, int place) {
        int candidate = slice.end++;
        origins[candidate] = origin;
        scores[candidate] = score;
        hashes[candidate] = hash;
        places[candidate] = place;
        slice.leastScore = Math.min(slice.leastScore, score);
        slice.mostScore = Math.max(slice.mostScore, score);
    }

    /** Sorts the candidates of all slices, by counting. If scores are large, those that differ little rank the same. */
    void sort(Slice[] slices) {
        int least = Integer.MAX_VALUE;
        int most = Integer.MIN_VALUE;
        for (Slice slice : slices) {
            least = Math.min(least, slice.leastScore);
            most = Math.max(most, slice.mostScore);
        }
        shift = least > most
                ? 0
                : Math.max(0, Integer.SIZE - MOST_RANKS_BITS - Integer.numberOfLeadingZeros(most - least));
        int range = least > most ? 0 : (most - least >> shift) + 1;
        count(slices, least, range);
        for (int group = 0; group < groups; group++) {
            ends[group] = ranks[(group + 1) * range];
        }
        for (Slice slice : slices) {
            for (int i = slice.begin; i < slice.end; i++) {
                sorted[ranks[rank(i, least, range)]++] = i;
            }
        }
    }

    /** The beginning of a group in {@link #sorted}. */
    int begin(int group) {
        return group == 0 ? 0 : ends[group - 1];
    }

    /** Sets the ranks by group and score: the number of candidates that come before. */
    private void count(Slice[] slices, int least, int range) {
        int length = groups * range + 1;
        if (ranks.length < length) {
            ranks = new int[length];
        } else {
            Arrays.fill(ranks, 0, length, 0);
        }
        for (Slice slice : slices) {
            for (int i = slice.begin; i < slice.end; i++) {
                ranks[rank(i, least, range) + 1]++;
            }
        }
        for (int i = 1; i < length; i++) {
            ranks[i] += ranks[i - 1];
        }
    }

    private int rank(int candidate, int least, int range) {
        return group(hashes[candidate], groups) * range + (scores[candidate] - least >> shift);
    }
}
