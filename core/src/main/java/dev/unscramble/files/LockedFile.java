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
 * A file that one owner at a time has open, among all threads and processes, until it is closed or the process ends.
 *
 * <p>Linux takes all locks on a file from a process that closes the file, however often the process has it open. So a
 * process must not open a file once more that it has locked: what is in it is read through {@link #channel}.
 */
public final class LockedFile implements AutoCloseable {
    /** Those that this process has. */
    private static final Set<Path> HELD = new HashSet<>();

    private final Path file;
    private final FileChannel channel;

    private LockedFile(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /** Opens a file, which is made if there is none; empty if somebody has it. */
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

    /** Whether this process has it. */
    public static boolean isHeldHere(Path file) throws IOException {
        Path real = real(file);
        synchronized (HELD) {
            return HELD.contains(real);
        }
    }

    /** The same for all names of its folder. */
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

    /** Its content is read and written through this. */
    public FileChannel channel() {
        return channel;
    }

    /** All that is in it. */
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
