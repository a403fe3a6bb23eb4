package dev.unscramble.pdb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.InputException;
import dev.unscramble.model.StoppedException;
import dev.unscramble.pdb.TableFolder.Entry;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TableFolderTest extends SquaresTable {
    @Test
    void aTableIsMadeWhenItIsFirstAskedForAndThenRead() throws IOException {
        TableFolder tables = folder();
        assertThat(tables.has(KEY)).isFalse();
        assertThat(tables.get(KEY, this::make).array()).isEqualTo(squares());
        assertThat(tables.has(KEY)).isTrue();
        assertThat(tables.get(KEY, NEVER).array()).isEqualTo(squares());
        assertThat(folder().get(KEY, NEVER).array()).isEqualTo(squares());
        assertThat(diary.asked).containsExactly("squares");
        assertThat(diary.notices).isEmpty();
        assertThat(filesIn(path())).containsExactlyInAnyOrder("lock", "squares.made");
    }

    @Test
    void aTableIsFoundOnlyIfItIsThere() throws IOException {
        TableFolder tables = folder();
        assertThat(tables.find(KEY)).isEmpty();
        assertThat(diary.notices).isEmpty();
        tables.get(KEY, this::make);
        assertThat(tables.find(KEY).orElseThrow().array()).isEqualTo(squares());
        Files.write(path().resolve("squares.made"), new byte[100]);
        assertThat(tables.find(KEY)).isEmpty();
        assertThat(diary.notices).singleElement().asString().contains("squares.made", "cannot be used");
    }

    @Test
    void aTableCanTakeThePlaceOfAnother() {
        TableFolder tables = folder();
        tables.get(KEY, this::make);
        TableBytes zeros = new TableBytes(BYTES);
        assertThat(tables.replace(KEY, monitor -> zeros)).isSameAs(zeros);
        assertThat(tables.get(KEY, NEVER).array()).isEqualTo(new byte[BYTES]);
        assertThat(diary.asked).containsExactly("squares", "squares");
    }

    @Test
    void theWorkIsDoneWhenTheTableIsWrittenAndNotBefore() {
        List<Double> before = new ArrayList<>();
        List<Double> after = new ArrayList<>();
        BuildMonitor monitor = share -> (folder().has(KEY) ? after : before).add(share);
        new TableFolder(path(), Long.MAX_VALUE, new Diary(monitor)).get(KEY, building -> {
            building.check(1);
            return TableBytes.of(squares());
        });
        assertThat(before).last().isEqualTo(TableFolder.MADE);
        assertThat(after).containsExactly(1.0);
    }

    @Test
    void theMakingIsAShareOfTheWork() {
        List<Double> shares = new ArrayList<>();
        new TableFolder(path(), Long.MAX_VALUE, new Diary(shares::add)).get(KEY, building -> {
            building.check(0.5);
            return make(building);
        });
        assertThat(shares).containsExactly(0.5 * TableFolder.MADE, TableFolder.MADE, 1.0);
    }

    @Test
    void aLinkToAFolderWillDo() throws IOException {
        Path target = Files.createDirectory(temporary.resolve("large disk"));
        Files.createSymbolicLink(path(), target);
        folder().get(KEY, this::make);
        assertThat(folder().get(KEY, NEVER).array()).isEqualTo(squares());
        assertThat(diary.notices).isEmpty();
        assertThat(target.resolve("squares.made")).isRegularFile();
    }

    @Test
    void aFailureInTheMakingLeavesNothingBehind() throws IOException {
        assertThatThrownBy(() -> folder().get(KEY, monitor -> {
                    throw new IllegalStateException("no luck");
                }))
                .hasMessage("no luck");
        assertThat(filesIn(path())).containsExactly("lock");
        assertThat(folder().get(KEY, this::make).array()).isEqualTo(squares());
    }

    @Test
    void whoStopsTheMakingLeavesNothingBehind() throws IOException {
        TableFolder stopped = new TableFolder(path(), Long.MAX_VALUE, new Diary(share -> share < 0.5));
        assertThatThrownBy(() -> stopped.get(KEY, monitor -> {
                    monitor.check(0.4);
                    made++;
                    monitor.check(0.6);
                    throw new AssertionError("it was stopped");
                }))
                .isInstanceOf(StoppedException.class);
        assertThat(made).isEqualTo(1);
        assertThat(filesIn(path())).containsExactly("lock");
        assertThat(folder().get(KEY, this::make).array()).isEqualTo(squares());
    }

    @Test
    void whoWaitsForAnotherToMakeATableCanBeStoppedToo() throws IOException {
        Files.createDirectories(path());
        Diary impatient = new Diary(share -> false);
        try (FileChannel other =
                FileChannel.open(path().resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            other.lock();
            assertThatThrownBy(() -> new TableFolder(path(), Long.MAX_VALUE, impatient).get(KEY, NEVER))
                    .isInstanceOf(StoppedException.class);
        }
        assertThat(folder().get(KEY, this::make).array()).isEqualTo(squares());
    }

    @Test
    void nothingIsReplacedWhileAnotherWrites() throws IOException {
        folder().get(KEY, this::make);
        TableFolder impatient = new TableFolder(path(), Long.MAX_VALUE, new Diary(share -> false));
        try (FileChannel other = FileChannel.open(path().resolve("lock"), StandardOpenOption.WRITE)) {
            other.lock();
            assertThatThrownBy(() -> impatient.replace(KEY, monitor -> new TableBytes(BYTES)))
                    .isInstanceOf(StoppedException.class);
        }
        assertThat(folder().get(KEY, NEVER).array()).isEqualTo(squares());
    }

    @Test
    void aTableThatTakesTooMuchMemoryIsRefusedInASentence() throws IOException {
        TableFolder small = new TableFolder(path(), KEY.memoryBytes() - 1, diary);
        assertThatThrownBy(() -> small.get(KEY, NEVER))
                .isInstanceOf(InputException.class)
                .hasMessageContainingAll("making the table squares takes 3 MB of memory", "2 MB");
        assertThat(filesIn(path())).containsExactly("lock");
        TableFolder justEnough = new TableFolder(path(), KEY.memoryBytes(), diary);
        assertThat(justEnough.get(KEY, this::make).array()).isEqualTo(squares());
        assertThat(small.get(KEY, NEVER).array()).as("reading takes less").isEqualTo(squares());
    }

    @Test
    void aTableThatNobodyMayKeepInMemoryIsRefusedAlsoWhereItIsThere() {
        folder().get(KEY, this::make);
        assertThat(folder().within(KEY.bytes()).get(KEY, NEVER).array()).isEqualTo(squares());
        assertThatThrownBy(() -> folder().within(KEY.bytes() - 1).get(KEY, NEVER))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("the table squares takes 0 MB of memory, and 0 MB may be used; allow more");
        assertThat(folder().within(7).within(9)).isEqualTo(folder().within(7));
    }

    /**
     * Java told to take 500 MB has 483 MB, of which the 274 MB of the tables 7-8 do not fit into the part for old
     * objects.
     */
    @Test
    void whatJavaKeepsForNewObjectsIsNotThereForTables() {
        assertThat(TableFolder.roomFor(483L << 20)).isLessThan(274L << 20);
        assertThat(TableFolder.roomFor(16L << 30)).isGreaterThan(11L << 30);
        assertThat(TableFolder.roomFor(360L << 20))
                .as("a third is for new objects")
                .isEqualTo(200L << 20);
        assertThat(TableFolder.roomFor(1216L << 20)).as("256 MB are").isEqualTo(800L << 20);
        assertThat(new TableFolder(path(), Long.MAX_VALUE, diary).memoryLimit())
                .isLessThan(Runtime.getRuntime().maxMemory());
    }

    @Test
    void whereJavaHasNoMemoryLeftItIsSaid() {
        assertThatThrownBy(() -> folder().get(KEY, monitor -> {
                    throw new OutOfMemoryError();
                }))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("Java has too little memory left for the table squares; ");
    }

    @Test
    void whatADeadProcessLeftHalfWrittenIsRemovedWhenTheNextTableIsMade() throws IOException {
        leaveHalfATable();
        folder().get(KEY, this::make);
        assertThat(filesIn(path())).containsExactlyInAnyOrder("lock", "squares.made");
    }

    @Test
    void whatADeadProcessLeftHalfWrittenIsRemovedOnDemand() throws IOException {
        folder().removeLeftovers();
        leaveHalfATable();
        Files.createFile(path().resolve("mine.tmp"));
        folder().removeLeftovers();
        assertThat(filesIn(path())).containsExactlyInAnyOrder("lock", "mine.tmp");
        assertThat(diary.notices).isEmpty();
    }

    private void leaveHalfATable() throws IOException {
        Files.createDirectories(path());
        Files.write(path().resolve(".unscramble-4711.tmp"), new byte[1000]);
    }

    @Test
    void itListsJudgesAndRemovesItsTables() throws IOException {
        TableFolder tables = folder();
        assertThat(tables.list()).isEmpty();
        tables.get(KEY, this::make);
        tables.get(new Tables.Key("ones", 1, 1), monitor -> TableBytes.of((byte) 1));
        Files.write(file(), new byte[] {0}, StandardOpenOption.APPEND);
        List<Entry> entries = tables.list();
        assertThat(entries).extracting(Entry::name).containsExactly("ones", "squares");
        assertThat(entries.get(1).bytes()).isEqualTo(Files.size(file()));
        assertThat(tables.fault(entries.get(0), table -> Optional.empty())).isEmpty();
        assertThat(tables.fault(entries.get(0), table -> Optional.of("of " + table.get(0))))
                .contains("of 1");
        assertThat(tables.fault(entries.get(1), table -> Optional.empty())).contains("it is of another length");
        tables.remove(entries.get(1));
        assertThat(tables.list()).containsExactly(entries.get(0));
        assertThat(tables.fault(entries.get(1), table -> Optional.empty())).contains("it is not there");
        tables.remove(entries.get(1));
    }

    @Test
    void aTableThatIsRemovedMeanwhileDoesNotHideTheOthers() throws IOException {
        TableFolder tables = folder();
        tables.get(KEY, this::make);
        Files.createSymbolicLink(path().resolve("gone.pdb"), path().resolve("removed"));
        assertThat(tables.list()).extracting(Entry::name).containsExactly("squares");
    }
}
