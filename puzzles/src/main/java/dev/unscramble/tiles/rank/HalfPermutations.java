package dev.unscramble.tiles.rank;

/**
 * The permutations of 0, 1, ..., n - 1 that are even, or those that are odd, by number. A permutation is a
 * long with four bits for each element, the first in the lowest.
 *
 * <p>The number is the Lehmer code in mixed radix: a digit for each element, which counts the smaller ones
 * after it. The last digit is always 0, and the one before it, which is 0 or 1, follows from the others, since
 * the sum of all digits is odd exactly if the permutation is. So both are left out:
 *
 * <pre>
 *   digit       d0   d1   ...  d(n-3)   d(n-2)   d(n-1)
 *   below       n    n-1  ...  3        (2)      (1)
 * </pre>
 *
 * <p>Digits before and after a run of elements do not change when those in it are permuted.
 */
final class HalfPermutations {
    private HalfPermutations() {}

    /** The number of even permutations of n elements, n being at least 2. */
    static long count(int n) {
        long count = 1;
        for (int i = 3; i <= n; i++) {
            count *= i;
        }
        return count;
    }

    static long rank(long permutation, int n) {
        long rank = 0;
        int behind = (1 << n) - 1;
        for (int i = 0; i < n - 2; i++) {
            int bit = 1 << (permutation >>> 4 * i & 15);
            rank = rank * (n - i) + Integer.bitCount(behind & bit - 1);
            behind ^= bit;
        }
        return rank;
    }

    static long unrank(long rank, int n, boolean isOdd) {
        long digits = 0;
        long rest = rank;
        int sum = isOdd ? 1 : 0;
        for (int i = n - 3; i >= 0; i--) {
            long digit = rest % (n - i);
            rest /= n - i;
            digits |= digit << 4 * i;
            sum += (int) digit;
        }
        digits |= (long) (sum & 1) << 4 * (n - 2);
        long permutation = 0;
        long left = 0xfedc_ba98_7654_3210L;
        for (int i = 0; i < n; i++) {
            int digit = (int) (digits >>> 4 * i) & 15;
            permutation |= (left >>> 4 * digit & 15) << 4 * i;
            left = without(left, digit);
        }
        return permutation;
    }

    /** Removes the element at a place from a list of them; those after it move up. */
    static long without(long list, int place) {
        long before = (1L << 4 * place) - 1;
        return list & before | list >>> 4 & ~before;
    }

    /** Whether the digits of a prefix, all but the last elements, have an odd sum. */
    static boolean isOddPrefix(int prefix, int last, int n) {
        int rest = prefix;
        int sum = 0;
        for (int radix = last + 1; radix <= n; radix++) {
            sum += rest % radix;
            rest /= radix;
        }
        return (sum & 1) == 1;
    }

    static boolean isOdd(long permutation, int n) {
        int sum = 0;
        int behind = (1 << n) - 1;
        for (int i = 0; i < n; i++) {
            int bit = 1 << (permutation >>> 4 * i & 15);
            sum += Integer.bitCount(behind & bit - 1);
            behind ^= bit;
        }
        return (sum & 1) == 1;
    }
}
