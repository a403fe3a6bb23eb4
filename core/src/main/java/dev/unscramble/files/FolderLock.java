package dev.unscramble.files;

import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.StoppedException;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A lock on a folder: the thread that has it is the only one of all processes that writes into the folder. It is
 * released when the process ends, if not before.
 */
public final class FolderLock implements AutoCloseable {
    /** The name of the file that is locked. */
    public static final String FILE = "lock";

    private static final long POLL_NANOS = 50_000_000;

    private final Path folder;
    private @Nullable LockedFile held;

    private FolderLock(Path folder) {
        this.folder = folder;
    }

    /** A lock that is not taken yet, on a folder that is created if it does not exist. */
    public static FolderLock on(Path folder) throws IOException {
        Files.createDirectories(folder);
        return new FolderLock(folder.toRealPath());
    }

    /** Waits until no other process has it, and takes it. */
    public void await(BuildMonitor monitor) throws IOException {
        while (!tryNow()) {
            monitor.check(0);
            if (Thread.currentThread().isInterrupted()) {
                throw new StoppedException("stopped");
            }
            LockSupport.parkNanos(POLL_NANOS);
        }
    }

    /** Tries to take it; returns whether it did. This process may have it already, by another path of the folder. */
    public boolean tryNow() throws IOException {
        if (held != null) {
            return false;
        }
        held = LockedFile.open(folder.resolve(FILE)).orElse(null);
        return held != null;
    }

    /** Removes the half-written files of processes that died. The caller must have the lock. */
    public void removeLeftovers() throws IOException {
        for (Path file : leftovers(folder)) {
            try {
                Files.deleteIfExists(file);
            } catch (FileSystemException e) {
                // It belongs to another user of a shared folder, who can remove it.
            }
        }
    }

    /** The files that are being written, or were left half-written. */
    public static List<Path> leftovers(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(AtomicFile::isAside).toList();
        }
    }

    @Override
    public void close() throws IOException {
        if (held != null) {
            held.close();
            held = null;
        }
    }
}
