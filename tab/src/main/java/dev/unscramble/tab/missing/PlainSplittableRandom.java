package dev.unscramble.tab.missing;

/** Draws the numbers of the JDK's class: SplitMix64 (Steele, Lea and Flood, 2014). */
public final class PlainSplittableRandom {
    private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

    private long seed;

    public PlainSplittableRandom(long seed) {
        this.seed = seed;
    }

    public long nextLong() {
        seed += GOLDEN_GAMMA;
        long mixed = (seed ^ seed >>> 30) * 0xbf58476d1ce4e5b9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94d049bb133111ebL;
        return mixed ^ mixed >>> 31;
    }

    public int nextInt() {
        seed += GOLDEN_GAMMA;
        long mixed = (seed ^ seed >>> 33) * 0x62a9d9ed799705f5L;
        return (int) ((mixed ^ mixed >>> 28) * 0xcb24d0a5c88c35b3L >>> 32);
    }

    public int nextInt(int bound) {
        int drawn = nextInt();
        if ((bound & -bound) == bound) {
            return drawn & bound - 1;
        }
        int bits = drawn >>> 1;
        int value = bits % bound;
        while (bits - value + (bound - 1) < 0) {
            bits = nextInt() >>> 1;
            value = bits % bound;
        }
        return value;
    }

    public double nextDouble() {
        return (nextLong() >>> 11) * 0x1p-53;
    }
}
