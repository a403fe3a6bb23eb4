package dev.unscramble.census.layers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.laws.Dial;
import dev.unscramble.laws.DialInParts;
import dev.unscramble.model.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Parts of layers in files, and in memory as far as there is room. */
class PartFolderTest {
    private static final DialInParts RANKING = new DialInParts(Dial.unit(500, 1, 130), 500, 5);
    private static final int[] WHOLE = {0, RANKING.partWords()};

    @TempDir
    Path folder;

    @Test
    void aPartWithoutStatesHasNoFile() {
        PartFolder parts = parts(0);
        write(parts, 1, 0, 5);
        parts.write(1, 1, parts.blank(), 0);
        assertThat(parts.has(1, 0)).isTrue();
        assertThat(parts.has(1, 1)).isFalse();
        assertThat(file(1, 1)).doesNotExist();
    }

    @Test
    void whatIsWrittenStaysInMemoryWhereThereIsRoom() throws IOException {
        PartFolder parts = parts(1);
        write(parts, 1, 0, 5);
        write(parts, 1, 1, 6);
        Files.delete(file(1, 0));
        Files.delete(file(1, 1));
        LayerStore.Reader reader = parts.reader();
        assertThat(reader.read(1, 0, WHOLE)).startsWith(5);
        assertThatThrownBy(() -> reader.read(1, 1, WHOLE))
                .isInstanceOf(InputException.class)
                .hasMessage("cannot read %s: it is not there", file(1, 1));
    }

    @Test
    void aPartThatIsWrittenAgainIsReadAsItIsNow() {
        for (int cached = 0; cached < 3; cached++) {
            PartFolder parts = parts(cached);
            write(parts, 1, 0, 5);
            write(parts, 1, 0, 6);
            assertThat(parts.reader().read(1, 0, WHOLE)).as("%d cached", cached).startsWith(6);
        }
    }

    @Test
    void anArrayThatIsNotKeptIsUsedAgainWithoutStates() {
        PartFolder parts = parts(0);
        long[] states = write(parts, 1, 0, 5);
        assertThat(parts.blank()).isSameAs(states).containsOnly(0);
        parts.write(1, 1, states, 0);
        assertThat(parts.blank()).isSameAs(states);
    }

    @Test
    void whatIsReadTakesThePlaceOfWhatWasWritten() {
        PartFolder parts = parts(1);
        long[] first = write(parts, 1, 0, 5);
        write(parts, 1, 1, 6);
        assertThat(parts.reader().read(1, 1, WHOLE)).startsWith(6);
        assertThat(parts.blank()).isSameAs(first);
    }

    @Test
    void aLayerThatIsRemovedIsGoneFromTheFolderAndFromMemory() {
        PartFolder parts = parts(2);
        write(parts, 1, 0, 5);
        long[] last = write(parts, 1, 1, 6);
        write(parts, 2, 0, 7);
        parts.remove(1);
        assertThat(parts.has(1, 0)).isFalse();
        assertThat(parts.has(2, 0)).isTrue();
        assertThat(file(1, 0).getParent()).doesNotExist();
        assertThat(parts.blank()).isSameAs(last);
    }

    @Test
    void aLayerThatIsRecycledIsGoneFromMemoryAndItsFilesAreOverwritten() {
        PartFolder parts = parts(1);
        long[] states = write(parts, 1, 0, 5);
        parts.recycle(1);
        assertThat(file(1, 0)).as("there until somebody overwrites it").exists();
        assertThat(write(parts, 2, 0, 7)).isSameAs(states);
        assertThat(file(1, 0)).doesNotExist();
        parts.removeSpare();
        assertThat(file(1, 0).getParent()).doesNotExist();
    }

    @Test
    void whatMayBeOverwrittenIsWhenTheNextPartIsWritten() {
        PartFolder parts = parts(0);
        write(parts, 0, 0, 5);
        write(parts, 0, 1, 6);
        parts.mayOverwrite(-1, 0);
        parts.mayOverwrite(0, 0);
        write(parts, 1, 0, 7);
        assertThat(file(0, 0)).doesNotExist();
        assertThat(file(0, 1)).exists();
        assertThat(parts.reader().read(1, 0, WHOLE)).startsWith(7);
    }

    @Test
    void aPartOfAnotherPuzzleIsRefused() throws IOException {
        write(parts(0), 1, 0, 5);
        Path copy = Files.createDirectories(folder.resolve("other").resolve("layer-1"))
                .resolve("part-0");
        Files.copy(file(1, 0), copy, StandardCopyOption.REPLACE_EXISTING);
        DialInParts other = new DialInParts(Dial.unit(500, 1, 131), 500, 5);
        LayerStore.Reader reader = new PartFolder(folder.resolve("other"), other, 0).reader();
        assertThatThrownBy(() -> reader.read(1, 0, WHOLE))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("this belongs to another census, layer or part");
    }

    private PartFolder parts(int cached) {
        return new PartFolder(folder, RANKING, cached);
    }

    private Path file(int depth, int part) {
        return folder.resolve("layer-" + depth).resolve("part-" + part);
    }

    /** Writes a part whose first long is this. */
    private static long[] write(PartFolder parts, int depth, int part, long states) {
        long[] array = parts.blank();
        array[0] = states;
        parts.write(depth, part, array, Long.bitCount(states));
        return array;
    }
}
