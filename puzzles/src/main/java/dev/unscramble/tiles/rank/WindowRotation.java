package dev.unscramble.tiles.rank;

import org.jspecify.annotations.Nullable;

/**
 * The effect of a move of the blank from one row to the next on all permutations of the tiles at once: the
 * tile that slides passes the others of a row, so that a window of the permutation rotates by one place.
 *
 * <pre>
 *   1 2 .         1 2 5
 *   3 4 5    ->   3 4 .      1 2 [3 4 5] 6 7 8   ->   1 2 [5 3 4] 6 7 8
 *   6 7 8         6 7 8
 * </pre>
 *
 * <p>Of the digits of a permutation's number ({@link HalfPermutations}) only those of the window change. Those
 * after it number a block of states that stay together: if blocks are large, whole blocks are moved. In the last
 * elements they are small; there all arrangements of these elements are turned at once ({@link PageTurn}).
 */
final class WindowRotation {
    /** The number of last elements that a page arranges: 8!/2 states, which are 315 whole words. */
    static final int PAGE_ELEMENTS = 8;

    private final int elements;
    private final int width;
    private final boolean isLeft;
    private final long block;
    /** By number of a block, among the arrangements of all elements from the window's first on: its target. */
    private final int[] blockTargets;

    /** The turn of pages, if there are no blocks. */
    private final @Nullable PageTurn pages;

    /**
     * A rotation of a window.
     *
     * @param elements of a permutation
     * @param first the first element of the window
     * @param width the number of elements in the window
     * @param isLeft whether the first becomes the last; else the last becomes the first
     */
    WindowRotation(int elements, int first, int width, boolean isLeft) {
        this.elements = elements;
        this.width = width;
        this.isLeft = isLeft;
        int turning = elements - first;
        if (turning > PAGE_ELEMENTS) {
            block = HalfPermutations.count(turning - width);
            blockTargets = targets(turning, 0, false);
            pages = null;
        } else {
            int paged = Math.min(PAGE_ELEMENTS, elements);
            int place = first - (elements - paged);
            block = 1;
            blockTargets = new int[0];
            pages = new PageTurn(elements, targets(paged, place, false), targets(paged, place, true));
        }
    }

    /** The number of states that stay together; 1 if there are no blocks. */
    long block() {
        return block;
    }

    /** By number of a block, among the arrangements of all elements from the window's first on: its target. */
    int[] blockTargets() {
        assert block > 1;
        return blockTargets;
    }

    /**
     * By number of a block of the arrangements of some elements, with the window at a place: the one that it turns
     * into.
     */
    private int[] targets(int arranged, int place, boolean areOdd) {
        int[] to = new int[(int) (HalfPermutations.count(arranged) / block)];
        for (int i = 0; i < to.length; i++) {
            long permutation = HalfPermutations.unrank(i * block, arranged, areOdd);
            to[i] = (int) (HalfPermutations.rank(turn(permutation, place), arranged) / block);
        }
        return to;
    }

    private long turn(long permutation, int place) {
        int low = 4 * place;
        int high = 4 * (width - 1);
        long mask = (1L << 4 * width) - 1;
        long window = permutation >>> low & mask;
        long turned = isLeft ? window >>> 4 | (window & 15) << high : window << 4 & mask | window >>> high;
        return permutation & ~(mask << low) | turned << low;
    }

    /** Adds to {@code reached} the states that the rotation makes of {@code states}, which are all odd or all even. */
    void spread(long[] states, boolean areOdd, long[] reached) {
        if (pages == null) {
            spreadBlocks(states, reached);
        } else {
            pages.spread(states, areOdd, reached);
        }
    }

    private void spreadBlocks(long[] states, long[] reached) {
        long unit = blockTargets.length * block;
        long end = HalfPermutations.count(elements);
        for (long base = 0; base < end; base += unit) {
            for (int i = 0; i < blockTargets.length; i++) {
                Bits.or(states, base + i * block, reached, base + blockTargets[i] * block, block);
            }
        }
    }
}
