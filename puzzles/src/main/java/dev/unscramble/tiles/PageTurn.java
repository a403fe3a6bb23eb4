package dev.unscramble.tiles;

/**
 * A turn of some of the last eight elements of permutations: a table says for each state of a page, which is all
 * arrangements of these elements, where it goes.
 */
final class PageTurn {
    private final int elements;
    /** By number of an arrangement: the one that it turns into, where arrangements are even. */
    private final int[] ofEven;

    private final int[] ofOdd;

    PageTurn(int elements, int[] ofEven, int[] ofOdd) {
        this.elements = elements;
        this.ofEven = ofEven;
        this.ofOdd = ofOdd;
    }

    void spread(long[] states, boolean areOdd, long[] reached) {
        int words = (ofEven.length + 63) / 64;
        int pages = states.length / words;
        for (int page = 0; page < pages; page++) {
            boolean isEven = areOdd == HalfPermutations.isOddPrefix(page, WindowRotation.PAGE_ELEMENTS, elements);
            spreadPage(states, page * words, words, isEven ? ofEven : ofOdd, reached);
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
}
