package dev.unscramble.tiles;

/**
 * What it does to all permutations of the tiles at once when the blank goes from one row to the next: the
 * tile that slides jumps over the others of a row, so that a window of the permutation turns by one place.
 *
 * <pre>
 *   1 2 .         1 2 5
 *   3 4 5    ->   3 4 .      1 2 [3 4 5] 6 7 8   ->   1 2 [5 3 4] 6 7 8
 *   6 7 8         6 7 8
 * </pre>
 *
 * <p>Of the digits of a permutation's number ({@link HalfPermutations}) only those of the window change. Those
 * behind it number a block of states that stay together: where blocks are large, whole blocks are moved. In
 * the last elements they are small; there a table says for each state of a page, which is all arrangements of
 * the last elements, where it goes.
 */
final class WindowRotation {
    /** How many of the last elements a page arranges: 8!/2 states, which are 315 whole words. */
    static final int PAGE_ELEMENTS = 8;

    private final int elements;
    private final int width;
    private final boolean isLeft;
    private final long block;
    /** By number of the window's digits, or of a page's arrangement: the number that it turns into. */
    private final int[] ofEven;
    /** The same where the permutation, or the arrangement of the page, is odd. */
    private final int[] ofOdd;

    /**
     * A turn of a window.
     *
     * @param elements how many elements a permutation has
     * @param first the first element of the window
     * @param width how many elements the window has
     * @param isLeft whether the first becomes the last; else the last becomes the first
     */
    WindowRotation(int elements, int first, int width, boolean isLeft) {
        this.elements = elements;
        this.width = width;
        this.isLeft = isLeft;
        int turning = elements - first;
        if (turning > PAGE_ELEMENTS) {
            block = HalfPermutations.count(turning - width);
            ofEven = table(turning, 0, false);
            ofOdd = ofEven;
        } else {
            int paged = Math.min(PAGE_ELEMENTS, elements);
            int place = first - (elements - paged);
            block = 1;
            ofEven = table(paged, place, false);
            ofOdd = place + width <= paged - 2 ? ofEven : table(paged, place, true);
        }
    }

    /** How many states stay together; 1 where there are pages. */
    long block() {
        return block;
    }

    /** By number of a block, among those that the window makes of all elements from its first on: where it goes. */
    int[] blockTargets() {
        assert block > 1;
        return ofEven;
    }

    private int[] table(int ranked, int place, boolean isOdd) {
        int[] to = new int[(int) (HalfPermutations.count(ranked) / block)];
        for (int i = 0; i < to.length; i++) {
            long permutation = HalfPermutations.unrank(i * block, ranked, isOdd);
            to[i] = (int) (HalfPermutations.rank(turn(permutation, place), ranked) / block);
        }
        return to;
    }

    /** Adds to {@code reached} where the turn leads to from {@code states}, which all are odd or all even. */
    void spread(long[] states, boolean areOdd, long[] reached) {
        if (block > 1) {
            spreadBlocks(states, reached);
        } else {
            spreadPages(states, areOdd, reached);
        }
    }

    private void spreadBlocks(long[] states, long[] reached) {
        long unit = ofEven.length * block;
        long end = HalfPermutations.count(elements);
        for (long base = 0; base < end; base += unit) {
            for (int i = 0; i < ofEven.length; i++) {
                Bits.or(states, base + i * block, reached, base + ofEven[i] * block, block);
            }
        }
    }

    private void spreadPages(long[] states, boolean areOdd, long[] reached) {
        int words = (ofEven.length + 63) / 64;
        int pages = states.length / words;
        for (int page = 0; page < pages; page++) {
            int[] to = areOdd == isOddPrefix(page) ? ofEven : ofOdd;
            spreadPage(states, page * words, words, to, reached);
        }
    }

    private static void spreadPage(long[] states, int base, int words, int[] to, long[] reached) {
        for (int word = 0; word < words; word++) {
            for (long bits = states[base + word]; bits != 0; bits &= bits - 1) {
                int target = to[word << 6 | Long.numberOfTrailingZeros(bits)];
                reached[base + (target >> 6)] |= 1L << target;
            }
        }
    }

    /** Whether the digits before those of a page have an odd sum. */
    private boolean isOddPrefix(int page) {
        int rest = page;
        int sum = 0;
        for (int radix = PAGE_ELEMENTS + 1; radix <= elements; radix++) {
            sum += rest % radix;
            rest /= radix;
        }
        return (sum & 1) == 1;
    }

    private long turn(long permutation, int place) {
        int low = 4 * place;
        int high = 4 * (width - 1);
        long mask = (1L << 4 * width) - 1;
        long window = permutation >>> low & mask;
        long turned = isLeft ? window >>> 4 | (window & 15) << high : window << 4 & mask | window >>> high;
        return permutation & ~(mask << low) | turned << low;
    }
}
