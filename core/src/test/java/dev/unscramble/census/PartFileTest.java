package dev.unscramble.census;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Parts in files, written over those of a layer that is not needed any more. */
class PartFileTest {
    private static final int WORDS = 20_000;
    private static final PartHead.Label OLD = new PartHead.Label(1, 5, 0);
    private static final PartHead.Label NEW = new PartHead.Label(1, 8, 3);

    @TempDir
    Path folder;

    private final PartFile file = new PartFile(WORDS);
    private final SpareFiles spare = new SpareFiles();

    @Test
    void aFileThatWasOverwrittenIsAsANewOne() throws IOException {
        long[] states = new long[WORDS];
        states[12_345] = 77;
        Path fresh = folder.resolve("fresh");
        file.write(fresh, NEW, states, 4, spare);
        Path old = oldLayer(1);
        Path part = folder.resolve("part-3");
        file.write(part, NEW, states, 4, spare);
        assertThat(part).hasSameBinaryContentAs(fresh);
        assertThat(old).isEmptyDirectory();
        long[] read = new Random(2).longs(WORDS).toArray();
        file.read(part, NEW, new int[] {0, WORDS}, read);
        assertThat(read).isEqualTo(states);
    }

    @Test
    void whatNobodyOverwroteIsRemoved() throws IOException {
        Path first = oldLayer(3);
        file.write(folder.resolve("part-3"), NEW, new long[WORDS], 0, spare);
        Path second = oldLayer(2);
        assertThat(first).doesNotExist();
        assertThat(second).isNotEmptyDirectory();
        spare.remove();
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).containsExactly(folder.resolve("part-3"));
        }
    }

    @Test
    void aSpareFileThatIsGoneIsDoneWithout() throws IOException {
        Files.delete(oldLayer(1).resolve("part-0"));
        Path part = folder.resolve("part-3");
        file.write(part, NEW, new long[WORDS], 0, spare);
        assertThat(part).exists();
    }

    /** A layer that is not needed any more, with parts that are full of states. */
    private Path oldLayer(int parts) throws IOException {
        Path layer = Files.createTempDirectory(folder, "layer");
        long[] states = new Random(1).longs(WORDS).toArray();
        for (int part = 0; part < parts; part++) {
            file.write(layer.resolve("part-" + part), OLD, states, 1, new SpareFiles());
        }
        spare.take(layer);
        return layer;
    }
}
