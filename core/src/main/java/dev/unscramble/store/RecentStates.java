package dev.unscramble.store;

/**
 * A set of recent states, by their hashes, in a fixed amount of memory: it forgets the oldest ones of those that fall
 * into the same bucket. Two states with the same hash are taken for the same.
 */
public final class RecentStates {
    private static final int BUCKET = 4;

    private final long[] hashes;
    private final int mask;
    private long salt;

    /** A set of about {@code states} states, rounded up to a power of two. */
    public RecentStates(int states) {
        int buckets = Integer.highestOneBit(Math.max(1, (states - 1) / BUCKET)) << 1;
        hashes = new long[buckets * BUCKET];
        mask = buckets - 1;
    }

    /** The bytes that a set of this size takes. */
    public static long bytes(int states) {
        return 2L * states * Long.BYTES;
    }

    /** Forgets all states. */
    public void clear() {
        salt += 0x9e3779b97f4a7c15L;
    }

    /** Adds a state. Returns false if it was already there. */
    public boolean add(long hash) {
        long salted = hash ^ salt;
        int at = ((int) (hash >>> 32) & mask) * BUCKET;
        long first = hashes[at];
        long second = hashes[at + 1];
        long third = hashes[at + 2];
        if (first == salted || second == salted || third == salted || hashes[at + 3] == salted) {
            return false;
        }
        hashes[at] = salted;
        hashes[at + 1] = first;
        hashes[at + 2] = second;
        hashes[at + 3] = third;
        return true;
    }
}
