package dev.unscramble.tiles.pattern;

import java.util.stream.IntStream;

/**
 * The sets of a fixed number of cells of a board, numbered from 0 in the order of their masks (the combinatorial
 * number system): with the cells of a set in ascending order, its number is the sum of
 * {@code binomial(cell, place + 1)}. The part of the sum for a chunk of eight cells depends on them and on the number
 * of cells below, and is looked up.
 */
final class CellSets {
    /** A mask is a long. */
    static final int MAX_CELLS = Long.SIZE;

    private static final int CHUNK_BITS = 8;
    private static final int CHUNK_MASK = (1 << CHUNK_BITS) - 1;

    private final long[] masks;
    /** By chunk; then by the number of cells of the set below it, and the cells of the set in it. */
    private final int[][] added;

    CellSets(int cells, int size) {
        this.added = IntStream.iterate(0, from -> from < cells, from -> from + CHUNK_BITS)
                .mapToObj(from -> chunk(from, size))
                .toArray(int[][]::new);
        this.masks = new long[(int) binomial(cells, size)];
        long mask = (1L << size) - 1;
        for (int number = 0; number < masks.length; number++) {
            masks[number] = mask;
            mask = next(mask);
        }
    }

    private static int[] chunk(int from, int size) {
        int[] chunk = new int[(size + 1) << CHUNK_BITS];
        for (int below = 0; below <= size; below++) {
            for (int bits = 0; bits <= CHUNK_MASK; bits++) {
                int place = below;
                long sum = 0;
                for (int rest = bits; rest != 0; rest &= rest - 1) {
                    sum += binomial(from + Integer.numberOfTrailingZeros(rest), ++place);
                }
                chunk[below << CHUNK_BITS | bits] = (int) sum;
            }
        }
        return chunk;
    }

    /** The next larger number with as many bits. */
    private static long next(long mask) {
        long lowest = mask & -mask;
        long ripple = mask + lowest;
        return ripple | (mask ^ ripple) >>> 2 + Long.numberOfTrailingZeros(lowest);
    }

    /** The number of ways to choose k of n. */
    static long binomial(int n, int k) {
        long result = 1;
        for (int i = 1; i <= k; i++) {
            result = result * (n - k + i) / i;
        }
        return k > n ? 0 : result;
    }

    int count() {
        return masks.length;
    }

    /** The mask of all cells. */
    static long all(int cells) {
        return -1L >>> Long.SIZE - cells;
    }

    long mask(int number) {
        return masks[number];
    }

    int number(long mask) {
        int number = added[0][(int) mask & CHUNK_MASK];
        int below = Integer.bitCount((int) mask & CHUNK_MASK);
        long rest = mask >>> CHUNK_BITS;
        for (int chunk = 1; rest != 0; chunk++) {
            int bits = (int) rest & CHUNK_MASK;
            number += added[chunk][below << CHUNK_BITS | bits];
            below += Integer.bitCount(bits);
            rest >>>= CHUNK_BITS;
        }
        return number;
    }
}
