package dev.unscramble.files;

import dev.unscramble.model.InputException;
import java.io.BufferedOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Objects;
import java.util.UUID;

/**
 * Files that are written completely or not at all: written aside, forced to disk and renamed into place. A
 * reader finds the old content or the new one, never a part of it, even after a crash.
 */
public final class AtomicFile {
    private static final int BUFFER = 1 << 16;
    private static final String ASIDE_START = ".unscramble-";
    private static final String ASIDE_END = ".tmp";
    /** The number of links that Linux follows. */
    private static final int MOST_LINKS = 40;

    private AtomicFile() {}

    /**
     * Writes a text, as UTF-8.
     *
     * @throws InputException if the file cannot be written; it is then unchanged
     */
    public static void write(Path file, String text) {
        write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Writes bytes. A link is followed; a path that is not a regular file, such as {@code /dev/stdout}, is written
     * to directly.
     *
     * @throws InputException if the file cannot be written; it is then unchanged
     */
    public static void write(Path file, byte[] bytes) {
        write(file, out -> out.write(bytes));
    }

    /** Writes the content of a file to a stream, if it may be too large for memory. */
    @FunctionalInterface
    public interface Content {
        void writeTo(OutputStream out) throws IOException;
    }

    /**
     * Writes a file whose content need not fit in memory. A link is followed, as by {@link #write(Path, byte[])}.
     *
     * @throws InputException if the file cannot be written; it is then unchanged
     */
    public static void write(Path file, Content content) {
        try {
            if (Files.isDirectory(file)) {
                throw new InputException("cannot write " + file + ": it is a folder");
            } else if (!Files.exists(file)) {
                replace(target(file), content);
            } else if (Files.isRegularFile(file)) {
                replace(file.toRealPath(), content);
            } else {
                try (OutputStream out = Files.newOutputStream(file)) {
                    content.writeTo(out);
                }
            }
        } catch (IOException e) {
            throw new InputException("cannot write " + file + ": " + reason(file, e), e);
        }
    }

    /** The path to write to: links are followed, also to a file that does not exist yet. */
    private static Path target(Path file) throws IOException {
        Path target = file;
        for (int links = 0; Files.isSymbolicLink(target); links++) {
            if (links == MOST_LINKS) {
                throw new FileSystemException(file.toString(), null, "too many links");
            }
            target = target.resolveSibling(Files.readSymbolicLink(target));
        }
        return target;
    }

    /**
     * Writes a text, as UTF-8, to a file that does not exist yet.
     *
     * @return false if something of this name exists; it is unchanged
     * @throws InputException if the file cannot be written
     */
    public static boolean create(Path file, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        try {
            writeAside(file, out -> out.write(bytes), aside -> appear(aside, file));
            return true;
        } catch (FileAlreadyExistsException e) {
            return false;
        } catch (IOException e) {
            throw new InputException("cannot write " + file + ": " + reason(file, e), e);
        }
    }

    /** Links the file to its name in one step; if the file system has no links, checks the name and renames. */
    private static void appear(Path aside, Path file) throws IOException {
        try {
            Files.createLink(file, aside);
        } catch (FileAlreadyExistsException e) {
            throw e;
        } catch (UnsupportedOperationException | FileSystemException e) {
            Files.move(aside, file);
        }
    }

    /**
     * Writes a file, or replaces it if it exists.
     *
     * @throws IOException if it cannot be written; it is then unchanged
     */
    public static void replace(Path file, Content content) throws IOException {
        writeAside(file, content, aside -> Files.move(aside, file, StandardCopyOption.ATOMIC_MOVE));
    }

    /** Moves a file that was written aside to its place. */
    private interface Placing {
        void place(Path aside) throws IOException;
    }

    private static void writeAside(Path file, Content content, Placing placing) throws IOException {
        // A short name that does not contain the file's, which could become too long; created like any file, for the
        // usual permissions.
        Path aside = file.toAbsolutePath().resolveSibling(ASIDE_START + UUID.randomUUID() + ASIDE_END);
        Files.createFile(aside);
        try {
            try (FileOutputStream out = new FileOutputStream(aside.toFile())) {
                OutputStream buffered = new BufferedOutputStream(out, BUFFER);
                content.writeTo(buffered);
                buffered.flush();
                out.getFD().sync();
            }
            placing.place(aside);
        } finally {
            Files.deleteIfExists(aside);
        }
    }

    /** Whether this is a file that is being written aside, or was left by a process that died. */
    public static boolean isAside(Path file) {
        String name = file.getFileName().toString();
        return name.startsWith(ASIDE_START) && name.endsWith(ASIDE_END);
    }

    private static String reason(Path file, IOException e) {
        Path folder = Objects.requireNonNullElse(file.toAbsolutePath().getParent(), file);
        if (!Files.exists(folder)) {
            return "the folder " + folder + " does not exist";
        } else if (!Files.isDirectory(folder)) {
            return folder + " is not a folder";
        }
        return FileFailure.reason(e);
    }
}
