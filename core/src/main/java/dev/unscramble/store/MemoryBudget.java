package dev.unscramble.store;

/** How many bytes a search may still take for what it stores. Of one thread. */
public final class MemoryBudget {
    private final long bytes;
    private long taken;

    public MemoryBudget(long bytes) {
        this.bytes = bytes;
    }

    /** Takes this many bytes, or none of them and says no. */
    public boolean take(long wanted) {
        if (wanted > bytes - taken) {
            return false;
        }
        taken += wanted;
        return true;
    }

    /** Gives back what was taken. */
    public void release(long unused) {
        taken -= unused;
    }

    public long taken() {
        return taken;
    }
}
