package dev.unscramble.files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * A file that is open only once at a time, in all threads and processes, until it is closed or the process ends.
 *
 * <p>Linux releases all locks of a process on a file when the process closes the file, even if it has the file open
 * elsewhere. So a process must not open a file again that it has locked: it reads it through {@link #channel}.
 */
public final class LockedFile implements AutoCloseable {
    /** The files that this process has open. */
    private static final Set<Path> HELD = new HashSet<>();

    private final Path file;
    private final FileChannel channel;

    private LockedFile(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /** Opens a file, which is created if it does not exist; empty if another thread or process has it. */
    public static Optional<LockedFile> open(Path file) throws IOException {
        Path real = real(file);
        synchronized (HELD) {
            if (HELD.contains(real)) {
                return Optional.empty();
            }
            FileChannel channel = FileChannel.open(
                    real, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            if (!isLocked(channel)) {
                channel.close();
                return Optional.empty();
            }
            HELD.add(real);
            return Optional.of(new LockedFile(real, channel));
        }
    }

    /** Whether this process has the file open. */
    public static boolean isHeldHere(Path file) throws IOException {
        Path real = real(file);
        synchronized (HELD) {
            return HELD.contains(real);
        }
    }

    /** The path of a file, which is the same for all names of its folder. */
    private static Path real(Path file) throws IOException {
        Path absolute = file.toAbsolutePath();
        return Objects.requireNonNull(absolute.getParent()).toRealPath().resolve(absolute.getFileName());
    }

    private static boolean isLocked(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            return false;
        } catch (IOException e) {
            channel.close();
            throw e;
        }
    }

    /** The channel to read and write the file by. */
    public FileChannel channel() {
        return channel;
    }

    /** The whole content of the file. */
    public byte[] readAll() throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(Math.toIntExact(channel.size()));
        int count = 0;
        while (bytes.hasRemaining() && count >= 0) {
            count = channel.read(bytes, bytes.position());
        }
        return bytes.array();
    }

    @Override
    public void close() throws IOException {
        synchronized (HELD) {
            if (channel.isOpen()) {
                HELD.remove(file);
                channel.close();
            }
        }
    }
}
