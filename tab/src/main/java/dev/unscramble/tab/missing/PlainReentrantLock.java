package dev.unscramble.tab.missing;

/** A lock that no other thread can hold, because there is none. */
public final class PlainReentrantLock {
    public void lock() {}

    public boolean tryLock() {
        return true;
    }

    public void unlock() {}
}
