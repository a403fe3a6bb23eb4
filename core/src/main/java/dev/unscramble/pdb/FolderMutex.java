package dev.unscramble.pdb;

import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.StoppedException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/** Lets one thread of this process at a time write into a folder; file locks only exclude other processes. */
final class FolderMutex {
    private static final Map<Path, ReentrantLock> LOCKS = new ConcurrentHashMap<>();
    private static final long POLL_MILLIS = 50;

    private FolderMutex() {}

    /**
     * Does some work while no other thread works in the folder.
     *
     * @param monitor may stop the wait for other threads
     */
    static <T> T alone(Path folder, BuildMonitor monitor, Supplier<T> work) {
        ReentrantLock lock = LOCKS.computeIfAbsent(folder, path -> new ReentrantLock());
        try {
            while (!lock.tryLock(POLL_MILLIS, TimeUnit.MILLISECONDS)) {
                monitor.check(0);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new StoppedException("stopped");
        }
        try {
            return work.get();
        } finally {
            lock.unlock();
        }
    }
}
