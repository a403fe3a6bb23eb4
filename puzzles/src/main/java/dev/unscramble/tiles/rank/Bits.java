package dev.unscramble.tiles.rank;

/** Runs of bits in arrays of longs, the lowest bit of the first long being bit 0. */
final class Bits {
    private Bits() {}

    /** Adds a run of set bits to another place in another array. */
    static void or(long[] from, long fromBit, long[] to, long toBit, long length) {
        long source = fromBit;
        long target = toBit;
        long end = fromBit + length;
        if (((fromBit | toBit | length) & 63) == 0) {
            orWords(from, (int) (fromBit >>> 6), to, (int) (toBit >>> 6), (int) (length >>> 6));
            return;
        }
        while (source < end) {
            int offset = (int) target & 63;
            int count = (int) Math.min(Long.SIZE - offset, end - source);
            long bits = read(from, source) & -1L >>> Long.SIZE - count;
            if (bits != 0) {
                to[(int) (target >>> 6)] |= bits << offset;
            }
            source += count;
            target += count;
        }
    }

    private static void orWords(long[] from, int fromWord, long[] to, int toWord, int words) {
        for (int i = 0; i < words; i++) {
            to[toWord + i] |= from[fromWord + i];
        }
    }

    /** The 64 bits from this one on; those behind the end are 0. */
    static long read(long[] words, long bit) {
        int word = (int) (bit >>> 6);
        int offset = (int) bit & 63;
        long low = words[word] >>> offset;
        return offset == 0 || word + 1 == words.length ? low : low | words[word + 1] << Long.SIZE - offset;
    }
}
