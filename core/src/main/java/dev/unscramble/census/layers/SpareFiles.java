package dev.unscramble.census.layers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jspecify.annotations.Nullable;

/**
 * The files of a layer that is no longer needed, to be overwritten: that takes a third of the processor time of
 * writing new ones, because the operating system has their pages already. They stay in their folder until then, so that
 * the next process finds them as a layer that can be removed. Thread-safe.
 */
final class SpareFiles {
    private final Queue<Path> files = new ConcurrentLinkedQueue<>();
    private volatile @Nullable Path layer;

    /** Takes over a layer; the files left of the one before it are removed. */
    void take(Path removable) throws IOException {
        remove();
        layer = removable;
        files.addAll(PartFolder.list(removable));
    }

    /** Takes over one file, which may not exist. */
    void add(Path removable) {
        files.add(removable);
    }

    /** Renames one of the files, if there is one left. */
    void moveOne(Path to) throws IOException {
        Path file = files.poll();
        if (file != null) {
            try {
                Files.move(file, to, StandardCopyOption.ATOMIC_MOVE);
            } catch (NoSuchFileException e) {
                // Another process removed it: a new file is written.
            }
        }
    }

    /** Removes the files that are left. */
    void remove() throws IOException {
        files.clear();
        Path removable = layer;
        if (removable != null) {
            remove(removable);
            layer = null;
        }
    }

    /** Removes a layer, if it exists. */
    static void remove(Path layer) throws IOException {
        for (Path file : PartFolder.list(layer)) {
            Files.deleteIfExists(file);
        }
        Files.deleteIfExists(layer);
    }
}
