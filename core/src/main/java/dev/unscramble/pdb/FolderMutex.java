package dev.unscramble.pdb;

import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.StoppedException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/** Keeps the threads of this process apart that write into the same folder, which a lock on a file does not. */
final class FolderMutex {
    private static final Map<Path, ReentrantLock> LOCKS = new ConcurrentHashMap<>();
    private static final long POLL_MILLIS = 50;

    private FolderMutex() {}

    /**
     * Does something while no other thread does anything in the folder.
     *
     * @param monitor may stop the wait for the others
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
