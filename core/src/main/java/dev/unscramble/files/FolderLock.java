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
 * The right to write into a folder, which one thread of one process has at a time, and which ends with the
 * process if not before. Who has it knows that nobody else is writing.
 */
public final class FolderLock implements AutoCloseable {
    /** The file in the folder that is locked. */
    public static final String FILE = "lock";

    private static final long POLL_NANOS = 50_000_000;

    private final Path folder;
    private @Nullable LockedFile held;

    private FolderLock(Path folder) {
        this.folder = folder;
    }

    /** A lock that nobody has yet, on a folder that is made if there is none. */
    public static FolderLock on(Path folder) throws IOException {
        Files.createDirectories(folder);
        return new FolderLock(folder.toRealPath());
    }

    /** Waits until nobody else has it. */
    public void await(BuildMonitor monitor) throws IOException {
        while (!tryNow()) {
            monitor.check(0);
            if (Thread.currentThread().isInterrupted()) {
                throw new StoppedException("stopped");
            }
            LockSupport.parkNanos(POLL_NANOS);
        }
    }

    /** Tries to take it; this process itself may have it, if it knows the folder by another path. */
    public boolean tryNow() throws IOException {
        if (held != null) {
            return false;
        }
        held = LockedFile.open(folder.resolve(FILE)).orElse(null);
        return held != null;
    }

    /** Removes what processes left that died while they wrote. Only with the lock. */
    public void removeLeftovers() throws IOException {
        for (Path file : leftovers(folder)) {
            try {
                Files.deleteIfExists(file);
            } catch (FileSystemException e) {
                // Another user's, in a shared folder: it waits for that user.
            }
        }
    }

    /** What is written now, or was left half-written. */
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
