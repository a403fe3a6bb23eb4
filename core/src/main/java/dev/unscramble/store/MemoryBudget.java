package dev.unscramble.store;

/** The bytes that a search may still take for its nodes. Used by one thread. */
public final class MemoryBudget {
    private final long bytes;
    private long taken;

    public MemoryBudget(long bytes) {
        this.bytes = bytes;
    }

    /** Takes {@code wanted} bytes. Returns false, and takes none, if there are fewer left. */
    public boolean take(long wanted) {
        if (wanted > bytes - taken) {
            return false;
        }
        taken += wanted;
        return true;
    }

    /** Gives back bytes that were taken. */
    public void release(long unused) {
        taken -= unused;
    }

    /** The bytes that are left. */
    public long left() {
        return bytes - taken;
    }

    public long taken() {
        return taken;
    }
}
