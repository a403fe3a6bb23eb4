package dev.unscramble.census;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.laws.DialRanking;
import dev.unscramble.laws.Samples;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Progress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CensusFolderTest {
    private static final int MARKS = 200_000;
    /** The bytes at the beginning of a part that are changed one by one. */
    private static final int HEAD = 100;

    private static final Dial DIAL = Dial.unit(MARKS, 1, 400, 9001);
    private static final DialRanking RANKING = new DialRanking(DIAL, MARKS);

    @TempDir
    Path folder;

    @Test
    void aCensusThatEndsAtAnyDepthGoesOnFromThere() {
        List<Long> undisturbed = inMemory();
        for (int depth = 0; depth < undisturbed.size(); depth += 3) {
            assertThat(take(Limits.NONE.withDepth(depth)).counts()).isEqualTo(undisturbed.subList(0, depth + 1));
        }
        assertThat(take(Limits.NONE).counts()).isEqualTo(undisturbed);
        Census complete = take(Limits.NONE);
        assertThat(complete.isComplete()).isTrue();
        assertThat(complete.outcome()).isEqualTo(Outcome.EXHAUSTED);
        assertThat(complete.nanos()).isPositive();
    }

    @Test
    void aCensusThatWasCompleteShowsItsDeepestStatesAgain() {
        take(Limits.NONE);
        try (var exploration = new RankedExploration<>(open(), 1, Limits.NONE, Progress.NONE)) {
            assertThat(exploration.isComplete()).isTrue();
            assertThat(exploration.first(1)).hasSize(1);
        }
    }

    @Test
    void sparseLayersTakeLittlePlace() throws IOException {
        open().close();
        assertThat(CensusFolder.bytes(folder)).isLessThan(MARKS / 8 / 2);
    }

    @Test
    void whatAnInterruptedLayerLeftBehindIsBuiltAgain() throws IOException {
        take(Limits.NONE.withDepth(5));
        Path half = Files.createDirectory(folder.resolve("layer-6"));
        Files.writeString(half.resolve("part-0"), "half of a part");
        Files.writeString(half.resolve("part-0.1.tmp"), "");
        assertThat(take(Limits.NONE).counts()).isEqualTo(inMemory());
    }

    @Test
    void onlyTwoLayersStay() throws IOException {
        take(Limits.NONE.withDepth(4));
        Files.createFile(folder.resolve(".unscramble-4711.tmp")); // half a journal of a process that died
        take(Limits.NONE.withDepth(5));
        assertThat(names()).containsExactlyInAnyOrder("journal", "lock", "layer-4", "layer-5");
    }

    @Test
    void whoStopsItInTheMidstOfALayerKeepsTheLayersBefore() {
        try (var exploration = new RankedExploration<>(open(), 1, Limits.NONE, sofar -> sofar.bound() < 5)) {
            assertThat(Census.take(exploration, Limits.NONE, layer -> null).outcome())
                    .isEqualTo(Outcome.CANCELLED);
        }
        try (CensusFolder<Hand> files = open()) {
            assertThat(files.counts())
                    .isEqualTo(inMemory().subList(0, files.counts().size()));
            assertThat(files.counts().size()).isGreaterThan(5);
        }
    }

    /**
     * Whatever byte of a part changes, and however: a checksum tells. The last layer is built from, both are
     * subtracted.
     */
    @ParameterizedTest
    @ValueSource(strings = {"layer-12", "layer-11"})
    @Tag("long")
    void aPartWithAChangedByteIsRefusedByName(String layer) throws IOException {
        take(Limits.NONE.withDepth(12));
        Path part = folder.resolve(layer).resolve("part-0");
        byte[] sound = Files.readAllBytes(part);
        Random random = Samples.random(17);
        for (int i = 0; i < HEAD + Samples.atLeast(10); i++) {
            byte[] changed = sound.clone();
            changed[i < HEAD ? i : random.nextInt(sound.length)] ^= (byte) (1 + random.nextInt(255));
            Files.write(part, changed);
            refused(part + ": ");
        }
        Files.write(part, Arrays.copyOf(sound, sound.length - 1));
        refused("it ends too early; remove " + folder);
        Files.write(part, sound);
        assertThat(take(Limits.NONE).counts()).isEqualTo(inMemory());
    }

    @Test
    void aFileIsRefusedAsAFolder() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));
        assertThatThrownBy(() -> new CensusFolder<>(file, RANKING, MARKS, 0))
                .isInstanceOf(InputException.class)
                .hasMessage("cannot use %s: it is not a folder", file);
    }

    @Test
    void aPartOfAnotherLayerIsRefused() throws IOException {
        take(Limits.NONE.withDepth(12));
        Path part = folder.resolve("layer-12").resolve("part-0");
        Files.copy(folder.resolve("layer-11").resolve("part-0"), part, StandardCopyOption.REPLACE_EXISTING);
        refused("belongs to another census, layer or part");
    }

    @ParameterizedTest
    @CsvSource({
        "unscramble-census 1, unscramble-census 2, this is a census of version 2",
        "unscramble-census, something-else, not the journal of a census",
        "counts 1, counts 2, this journal is damaged",
    })
    void aChangedJournalIsRefused(String from, String to, String complaint) throws IOException {
        take(Limits.NONE.withDepth(3));
        Path journal = folder.resolve("journal");
        Files.writeString(journal, Files.readString(journal).replace(from, to));
        refused(complaint);
    }

    @Test
    @Tag("long")
    void everySingleBitOfTheJournalMatters() throws IOException {
        take(Limits.NONE.withDepth(3));
        Path journal = folder.resolve("journal");
        byte[] sound = Files.readAllBytes(journal);
        for (int bit = 0; bit < Byte.SIZE * sound.length; bit++) {
            byte[] changed = sound.clone();
            changed[bit / Byte.SIZE] ^= (byte) (1 << bit % Byte.SIZE);
            Files.write(journal, changed);
            refusedJournal("bit " + bit);
        }
        for (int length = 0; length < sound.length; length++) {
            Files.write(journal, Arrays.copyOf(sound, length));
            refusedJournal(length + " bytes");
        }
    }

    private void refusedJournal(String damage) {
        assertThatThrownBy(this::open)
                .as(damage)
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith(folder.resolve("journal") + ": this ")
                .hasMessageEndingWith("; remove " + folder + " to begin again");
    }

    @Test
    void aFolderOfSomethingElseIsLeftAlone() throws IOException {
        Files.writeString(folder.resolve("letter.txt"), "Dear");
        refused("letter.txt; give another folder");
        assertThat(folder.resolve("letter.txt")).hasContent("Dear");
        Path file = folder.resolve("letter.txt").resolve("x");
        assertThatThrownBy(() -> new CensusFolder<>(file, RANKING, MARKS, 0)).isInstanceOf(InputException.class);
    }

    @Test
    void theCensusOfAnotherPuzzleIsRefusedByName() {
        DialRanking other = new DialRanking(Dial.unit(MARKS, 1, 400), MARKS);
        new CensusFolder<>(folder, other, MARKS, 0).close();
        refused("this is a census of dial");
    }

    @Test
    void aFolderInUseIsRefused() {
        try (CensusFolder<Hand> first = open()) {
            assertThat(first.counts()).containsExactly(1L);
            refused("is in use by another census");
        }
        open().close();
    }

    @Test
    void aFolderThatCouldNotBeUsedCanBeOnceThatIsMended() throws IOException {
        Path journal = Files.createDirectory(folder.resolve("journal"));
        refused("cannot use " + folder + ": ");
        Files.delete(journal);
        open().close();
    }

    @Test
    void howFarACensusHasComeCanBeSeenWhileItGoesOn() {
        assertThatThrownBy(() -> CensusFolder.depth(folder))
                .isInstanceOf(InputException.class)
                .hasMessage(folder + " holds no census; every machine must see the same folder");
        try (var exploration = new RankedExploration<>(open(), 1, Limits.NONE, Progress.NONE)) {
            for (int depth = 0; depth < 3; depth++) {
                assertThat(CensusFolder.depth(folder)).isEqualTo(depth);
                assertThat(exploration.advance()).isNull();
            }
        }
    }

    @Test
    void aJournalThatCannotBeReadIsSaid() throws IOException {
        Path journal = Files.createDirectory(folder.resolve("journal"));
        assertThatThrownBy(() -> CensusFolder.depth(folder))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("cannot read " + journal + ": ");
    }

    @Test
    void theTimeThatWasSpentIsKept() {
        try (CensusFolder<Hand> files = open()) {
            assertThat(files.nanos()).isZero();
            files.complete(List.of(1L, 6L), 12_345);
            assertThat(files.nanos()).isEqualTo(12_345);
        }
        try (CensusFolder<Hand> files = open()) {
            assertThat(files.nanos()).isEqualTo(12_345);
        }
    }

    @Test
    void itsBytesAreThoseOfAllFiles() throws IOException {
        assertThat(CensusFolder.bytes(folder.resolve("missing"))).isZero();
        Files.write(folder.resolve("journal"), new byte[100]);
        for (int part = 0; part < 2; part++) {
            Path layer = Files.createDirectories(folder.resolve("layer-3"));
            Files.write(layer.resolve("part-" + part), new byte[1000]);
        }
        assertThat(CensusFolder.bytes(folder)).isEqualTo(2100);
    }

    @Test
    void layersThatNothingIsBuiltFromAreRemovedWhenItIsOpened() throws IOException {
        take(Limits.NONE.withDepth(5));
        for (String other : List.of("layer-2", "layer-3", "layer-6")) {
            Files.writeString(Files.createDirectory(folder.resolve(other)).resolve("part-0"), "old");
        }
        open().close();
        assertThat(names()).containsExactlyInAnyOrder("journal", "lock", "layer-4", "layer-5");
    }

    @Test
    void layersWithoutAJournalAreRemovedWhenItBegins() throws IOException {
        take(Limits.NONE.withDepth(5));
        Files.delete(folder.resolve("journal"));
        open().close();
        assertThat(names()).containsExactlyInAnyOrder("journal", "lock", "layer-0");
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(path -> path.getFileName().toString()).toList();
        }
    }

    private void refused(String complaint) {
        assertThatThrownBy(() -> take(Limits.NONE))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(complaint);
    }

    private Census take(Limits limits) {
        try (var exploration = new RankedExploration<>(open(), 1, limits, Progress.NONE)) {
            return Census.take(exploration, limits, layer -> null);
        }
    }

    private CensusFolder<Hand> open() {
        return new CensusFolder<>(folder, RANKING, MARKS, 0);
    }

    private static List<Long> inMemory() {
        try (var exploration = new RankedExploration<>(RANKING, 1, Limits.NONE, Progress.NONE)) {
            return Census.take(exploration, Limits.NONE, layer -> null).counts();
        }
    }
}
