package dev.unscramble.census.layers;

import dev.unscramble.files.FileFailure;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Position;
import dev.unscramble.model.Puzzle;
import dev.unscramble.model.Ranking;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.CRC32C;

/**
 * Layers in a folder, which several machines may share: a folder for each layer, and in it a {@link PartFile} for
 * each part that has states.
 *
 * <pre>
 *   layer-53/part-0, layer-53/part-7, ...   layer-54/part-1, ...
 * </pre>
 */
public final class PartFolder implements LayerStore {
    private static final String LAYER = "layer-";

    private final Path folder;
    private final long space;
    private final int words;
    private final SparePartArrays spare;
    private final Deque<PartFile> writers = new ConcurrentLinkedDeque<>();
    private final SpareFiles spareFiles = new SpareFiles();
    private final PartCache cache;

    /**
     * A folder that exists.
     *
     * @param cached the number of parts that stay in memory, to be read again without the file
     */
    public PartFolder(Path folder, Ranking<?> ranking, int cached) {
        this.folder = folder;
        this.words = ranking.partWords();
        this.spare = new SparePartArrays(words);
        this.cache = new PartCache(cached, spare::putBack);
        CRC32C checksum = new CRC32C();
        checksum.update(identity(ranking.puzzle()).getBytes(StandardCharsets.UTF_8));
        this.space = checksum.getValue();
    }

    /** Whether a path has the name of a layer. */
    public static boolean isLayer(Path path) {
        return path.getFileName().toString().matches(LAYER + "[0-9]{1,9}");
    }

    /** The depth of a layer. */
    public static int depth(Path layer) {
        return Integer.parseInt(layer.getFileName().toString().substring(LAYER.length()));
    }

    private Path layer(int depth) {
        return folder.resolve(LAYER + depth);
    }

    private Path file(int depth, int part) {
        return layer(depth).resolve("part-" + part);
    }

    private PartHead.Label label(int depth, int part) {
        return new PartHead.Label(space, depth, part);
    }

    @Override
    public boolean has(int depth, int part) {
        return Files.exists(file(depth, part));
    }

    @Override
    public Reader reader() {
        return new CachedPartReader(this, cache, words);
    }

    void read(PartFile reader, int depth, int part, int[] runs, long[] states) {
        read(depth, part, (file, label) -> reader.read(file, label, runs, states));
    }

    /** Removes the states of a part from {@code states}. */
    void subtract(PartFile reader, int depth, int part, long[] states) {
        read(depth, part, (file, label) -> reader.subtract(file, label, states));
    }

    private interface FileReading {
        void read(Path file, PartHead.Label label) throws IOException;
    }

    private void read(int depth, int part, FileReading reading) {
        Path file = file(depth, part);
        try {
            reading.read(file, label(depth, part));
        } catch (InputException e) {
            throw new InputException(file + ": " + e.getMessage() + "; remove " + folder + " to begin again", e);
        } catch (IOException e) {
            throw new InputException("cannot read " + file + ": " + FileFailure.reason(e), e);
        }
    }

    @Override
    public long[] blank() {
        return spare.take();
    }

    /** An array for the states of a part, with any content; to be overwritten completely. */
    long[] anything() {
        return spare.takeAny();
    }

    @Override
    public void write(int depth, int part, long[] states, long count) {
        if (count > 0) {
            PartFile polled = writers.poll();
            PartFile writer = polled == null ? new PartFile(words) : polled;
            write(writer, depth, part, states, count);
            writers.push(writer);
        }
        keepInMemory(depth, part, states, count);
    }

    /** Lets the next part to be written overwrite the file of one that is no longer needed, if it exists. */
    public void mayOverwrite(int depth, int part) {
        if (depth >= 0) {
            spareFiles.add(file(depth, part));
        }
    }

    /**
     * Adds a part to the cache if it has room: parts that are read now matter more than this one, which is read once
     * the layer is complete.
     */
    private void keepInMemory(int depth, int part, long[] states, long count) {
        cache.dropPart(depth, part);
        if (count == 0 || !cache.hasRoom()) {
            spare.putBack(states);
        } else {
            cache.release(cache.add(depth, part, states));
        }
    }

    private void write(PartFile writer, int depth, int part, long[] states, long count) {
        Path file = file(depth, part);
        try {
            Files.createDirectories(layer(depth));
            writer.write(file, label(depth, part), states, count, spareFiles);
        } catch (IOException e) {
            throw new InputException(
                    "cannot write " + file + ": " + FileFailure.reason(e) + "; the layers before it are kept:"
                            + " fix this and run the same command to resume from there",
                    e);
        }
    }

    @Override
    public void remove(int depth) {
        cache.dropLayer(depth);
        removing(layer(depth), SpareFiles::remove);
    }

    /** Removes a layer, but keeps its files for parts that are written next, until {@link #removeSpare}. */
    public void recycle(int depth) {
        cache.dropLayer(depth);
        removing(layer(depth), spareFiles::take);
    }

    /** Removes the files of a layer that was to be {@link #recycle recycled}. */
    public void removeSpare() {
        removing(folder, any -> spareFiles.remove());
    }

    private interface Removal {
        void of(Path layer) throws IOException;
    }

    private static void removing(Path layer, Removal removal) {
        try {
            removal.of(layer);
        } catch (IOException e) {
            throw new InputException("cannot remove " + layer + ": " + FileFailure.reason(e), e);
        }
    }

    /** The files of a folder; none if it does not exist. */
    public static List<Path> list(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        } catch (NoSuchFileException e) {
            return List.of();
        }
    }

    /** A text that identifies a state space. */
    public static <P extends Position> String identity(Puzzle<P> puzzle) {
        String moves = IntStream.range(0, puzzle.moveCount())
                .mapToObj(puzzle::moveName)
                .sorted()
                .collect(Collectors.joining(" "));
        return puzzle.name() + " to " + puzzle.goalText() + " by " + moves;
    }
}
