package dev.unscramble.census.layers;

/** Sets of numbered states, a bit each, in arrays of longs. */
public final class StateBits {
    private StateBits() {}

    public static long count(long[] states) {
        long count = 0;
        for (long word : states) {
            count += Long.bitCount(word);
        }
        return count;
    }

    /** Removes the states in {@code words} longs of {@code known} from {@code states}, beginning at {@code at}. */
    static void subtract(long[] states, int at, long[] known, int words) {
        for (int word = 0; word < words; word++) {
            states[at + word] &= ~known[word];
        }
    }

    /** Whether there are no states in a run of words. */
    static boolean isEmpty(long[] states, int from, int length) {
        long all = 0;
        for (int word = from; word < from + length; word++) {
            all |= states[word];
        }
        return all == 0;
    }
}
