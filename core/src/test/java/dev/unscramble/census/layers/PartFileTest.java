package dev.unscramble.census.layers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.laws.Samples;
import dev.unscramble.model.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

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

    /** More pages than are read or written at once, and than one long of the head tells of; some are left out. */
    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void aPartOfManyPagesIsReadInRunsAsItWasWritten(long seed) throws IOException {
        int words = 150 * PartFile.PAGE + 7;
        PartFile large = new PartFile(words);
        Path part = folder.resolve("part-3");
        Random random = new Random(seed);
        long[] states = somePages(words, random);
        large.write(part, NEW, states, 1, spare);
        long[] whole = random.longs(words).toArray();
        large.read(part, NEW, new int[] {0, words}, whole);
        assertThat(whole).isEqualTo(states);

        int[] runs = {5, 6, 2000, 80_000, 80_001, 80_002, 140 * PartFile.PAGE, words};
        long[] read = new long[words];
        large.read(part, NEW, runs, read);
        for (int run = 0; run < runs.length; run += 2) {
            assertThat(Arrays.copyOfRange(read, runs[run], runs[run + 1]))
                    .as("from %d", runs[run])
                    .isEqualTo(Arrays.copyOfRange(states, runs[run], runs[run + 1]));
        }

        long[] others = random.longs(words).toArray();
        long[] left = others.clone();
        large.subtract(part, NEW, left);
        for (int word = 0; word < words; word++) {
            others[word] &= ~states[word];
        }
        assertThat(left).isEqualTo(others);
    }

    static long[] seeds() {
        return Samples.seeds(1, 3);
    }

    /** Random states on about two pages in three, the last one included. */
    private static long[] somePages(int words, Random random) {
        long[] states = new long[words];
        for (int page = 0; page < PartFile.pages(words); page++) {
            if (page == words / PartFile.PAGE || random.nextInt(3) > 0) {
                int end = Math.min(words, (page + 1) * PartFile.PAGE);
                for (int word = page * PartFile.PAGE; word < end; word++) {
                    states[word] = random.nextLong();
                }
            }
        }
        return states;
    }

    /** A fixed part, a bit for each page in longs, checksums of pages, one of all this, and a page. */
    @ParameterizedTest
    @CsvSource({
        "1, 1, 8",
        "1023, 1, 8",
        "1024, 1, 8",
        "1025, 2, 8",
        "64512, 63, 8",
        "65536, 64, 8",
        "65537, 65, 16",
    })
    void aFileIsAsLongAsItsHeadAndThePagesWithStates(int words, int pages, int bytesOfBits) throws IOException {
        Path part = folder.resolve("part-3");
        long[] states = new long[words];
        states[0] = 1;
        new PartFile(words).write(part, NEW, states, 1, spare);
        assertThat(part).hasSize(40 + bytesOfBits + 4L * pages + 4 + 8L * Math.min(words, PartFile.PAGE));
    }

    @Test
    void whatIsNotAPartOfThisVersionIsSaid() throws IOException {
        Path part = folder.resolve("part-3");
        file.write(part, NEW, new long[WORDS], 0, spare);
        changed(part, 0, "this is not a part of a census");
        changed(part, 8, "this is of version 0, and this program reads version 1");
        changed(part, 24, "its head is damaged");
    }

    private void changed(Path part, int at, String complaint) throws IOException {
        byte[] sound = Files.readAllBytes(part);
        byte[] changed = sound.clone();
        changed[at] ^= 1;
        Files.write(part, changed);
        assertThatThrownBy(() -> file.read(part, NEW, new int[] {0, WORDS}, new long[WORDS]))
                .isInstanceOf(InputException.class)
                .hasMessage(complaint);
        Files.write(part, sound);
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
