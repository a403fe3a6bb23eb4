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
 * The files of a layer that is not needed any more, to be overwritten: that takes a third of the processor time of
 * writing new ones, because the operating system has their pages already. They stay where they are until then, so that
 * the next process finds them as a layer that can be removed. Shared by threads.
 */
final class SpareFiles {
    private final Queue<Path> files = new ConcurrentLinkedQueue<>();
    private volatile @Nullable Path layer;

    /** Takes over a layer; the one before it is removed, as far as it was not used. */
    void take(Path removable) throws IOException {
        remove();
        layer = removable;
        files.addAll(PartFolder.list(removable));
    }

    /** Takes over one file, which may not be there. */
    void add(Path removable) {
        files.add(removable);
    }

    /** Gives a file another name, if there is one left. */
    void moveOne(Path to) throws IOException {
        Path file = files.poll();
        if (file != null) {
            try {
                Files.move(file, to, StandardCopyOption.ATOMIC_MOVE);
            } catch (NoSuchFileException e) {
                // Somebody removed it: a new file will do.
            }
        }
    }

    /** Removes what is left. */
    void remove() throws IOException {
        files.clear();
        Path removable = layer;
        if (removable != null) {
            remove(removable);
            layer = null;
        }
    }

    /** Removes a layer, if it is there. */
    static void remove(Path layer) throws IOException {
        for (Path file : PartFolder.list(layer)) {
            Files.deleteIfExists(file);
        }
        Files.deleteIfExists(layer);
    }
}
