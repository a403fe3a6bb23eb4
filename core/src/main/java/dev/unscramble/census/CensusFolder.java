package dev.unscramble.census;

import dev.unscramble.census.layers.LayerStore;
import dev.unscramble.census.layers.PartFolder;
import dev.unscramble.files.AtomicFile;
import dev.unscramble.files.FileFailure;
import dev.unscramble.files.FolderLock;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Position;
import dev.unscramble.model.Ranking;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A census in files: the two outermost layers that are complete, the one that is being built, and a journal.
 *
 * <pre>
 *   journal    the layers that are complete; written aside and renamed after each layer
 *   lock       held by the process that works on it
 *   layer-52, layer-53, layer-54    the parts, see {@link PartFolder}
 * </pre>
 *
 * <p>It is its own checkpoint: whatever ends the process, the next one resumes from the last complete layer.
 */
public final class CensusFolder<P extends Position> implements AutoCloseable {
    private static final String JOURNAL = "journal";

    private final Path folder;
    private final FolderLock lock;
    private final Ranking<P> ranking;
    private final PartFolder parts;
    private Journal journal;

    /**
     * Opens a folder: resumes the census in it, or begins one at the goal.
     *
     * @param most the largest number of states in a part; a census that is resumed keeps its parts
     * @param cacheBytes the memory for copies of parts that are in files
     * @throws InputException if it cannot be used, contains something else, or is in use
     */
    public CensusFolder(Path folder, Ranking<P> ranking, long most, long cacheBytes) {
        this.folder = folder;
        this.lock = lock(folder);
        try {
            Journal found = read(folder);
            this.ranking = ranking.inParts(found == null ? most : found.partSize());
            long cached = cacheBytes / Long.BYTES / this.ranking.partWords();
            this.parts = new PartFolder(folder, this.ranking, (int) Math.min(cached, this.ranking.parts() * 3L));
            this.journal = found == null ? begin() : resume(found);
        } catch (IOException e) {
            unlock();
            throw new InputException("cannot use " + folder + ": " + FileFailure.reason(e), e);
        } catch (InputException e) {
            unlock();
            throw e;
        }
    }

    private static FolderLock lock(Path folder) {
        try {
            FolderLock lock = FolderLock.on(folder);
            try {
                if (!lock.tryNow()) {
                    throw new InputException(
                            folder + " is in use by another census; give another folder, or wait for it");
                }
                lock.removeLeftovers();
                return lock;
            } catch (IOException | InputException e) {
                lock.close();
                throw e;
            }
        } catch (IOException e) {
            throw new InputException("cannot use " + folder + ": " + FileFailure.reason(e), e);
        }
    }

    /**
     * The depth of the last complete layer of the census in a folder, for processes that build parts of it.
     *
     * @throws InputException if there is none
     */
    public static int depth(Path folder) {
        try {
            Journal found = read(folder);
            if (found != null) {
                return found.depth();
            }
            throw new InputException(folder + " holds no census; every machine must see the same folder");
        } catch (IOException e) {
            throw new InputException("cannot read " + folder.resolve(JOURNAL) + ": " + FileFailure.reason(e), e);
        }
    }

    private static @Nullable Journal read(Path folder) throws IOException {
        Path file = folder.resolve(JOURNAL);
        if (!Files.exists(file)) {
            return null;
        }
        try {
            return Journal.parse(new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
        } catch (InputException e) {
            throw new InputException(file + ": " + e.getMessage() + "; remove " + folder + " to begin again", e);
        }
    }

    private Journal begin() throws IOException {
        for (Path path : PartFolder.list(folder)) {
            if (!PartFolder.isLayer(path) && !path.endsWith(FolderLock.FILE)) {
                throw new InputException(folder + " holds something else than a census, such as " + path.getFileName()
                        + "; give another folder");
            }
        }
        removeLayers(Integer.MAX_VALUE);
        PartBuilder.begin(ranking, parts, ranking.rank(ranking.puzzle().onlyGoalFor("a census")));
        Journal first = new Journal(PartFolder.identity(ranking.puzzle()), ranking.partSize(), 0, List.of(1L));
        write(first);
        return first;
    }

    private Journal resume(Journal found) throws IOException {
        String wanted = PartFolder.identity(ranking.puzzle());
        if (!found.space().equals(wanted)) {
            throw new InputException(
                    folder + ": this is a census of " + found.space() + ", not of " + wanted + "; give another folder");
        }
        removeLayers(found.depth());
        return found;
    }

    /** The bytes of the files in a folder; 0 if it does not exist. */
    public static long bytes(Path folder) throws IOException {
        long bytes = 0;
        for (Path path : PartFolder.list(folder)) {
            bytes += PartFolder.isLayer(path) ? bytes(path) : Files.size(path);
        }
        return bytes;
    }

    /** The ranking, divided into the parts of this census. */
    public Ranking<P> ranking() {
        return ranking;
    }

    public LayerStore store() {
        return parts;
    }

    /** The number of states at each depth, of the layers that are complete. */
    public List<Long> counts() {
        return journal.counts();
    }

    /** The time that was spent until the last complete layer. */
    public long nanos() {
        return journal.nanos();
    }

    /** Records that a layer is complete; the next one may overwrite the files that are no longer needed. */
    public void complete(List<Long> counts, long nanos) {
        Journal next = new Journal(journal.space(), journal.partSize(), nanos, counts);
        try {
            write(next);
        } catch (IOException e) {
            throw new InputException("cannot write " + folder.resolve(JOURNAL) + ": " + FileFailure.reason(e), e);
        }
        journal = next;
        parts.recycle(next.depth() - 2);
    }

    private void write(Journal content) throws IOException {
        byte[] text = content.text().getBytes(StandardCharsets.UTF_8);
        AtomicFile.replace(folder.resolve(JOURNAL), out -> out.write(text));
    }

    /** Removes the layers that are no longer needed when the one at this depth is complete. */
    private void removeLayers(int depth) throws IOException {
        for (Path path : PartFolder.list(folder)) {
            int layer = PartFolder.isLayer(path) ? PartFolder.depth(path) : depth;
            if (layer != depth && layer != depth - 1) {
                parts.remove(layer);
            }
        }
    }

    @Override
    public void close() {
        try {
            parts.removeSpare();
        } finally {
            unlock();
        }
    }

    private void unlock() {
        try {
            lock.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
