package dev.unscramble.pdb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TableQuotaTest {
    private static final int BYTES = 1000;

    /** With room for three tables and what their files have besides. */
    private static final int QUOTA = 3 * BYTES + 500;

    private final Diary diary = new Diary(BuildMonitor.NONE);

    @TempDir
    private Path path;

    @Test
    void theTableWhoseLastUseWasFirstMakesRoomForOthers() {
        TableFolder folder = folder(QUOTA);
        List.of("a", "b", "c").forEach(name -> folder.get(key(name), this::make));
        folder.get(key("a"), this::make);
        folder.get(key("d"), this::make);
        assertThat(names(folder)).containsExactly("a", "c", "d");
        folder.find(key("c"));
        folder.get(key("e"), this::make);
        assertThat(names(folder)).containsExactly("c", "d", "e");
    }

    @Test
    void whatSomebodyAskedToKeepStaysAndDoesNotCount() {
        TableFolder folder = folder(QUOTA);
        List.of("a", "b", "c", "d").forEach(name -> folder.keep(key(name), this::make));
        List.of("e", "f", "g", "h").forEach(name -> folder.get(key(name), this::make));
        assertThat(folder.list())
                .filteredOn(TableFolder.Entry::isKept)
                .extracting(TableFolder.Entry::name)
                .containsExactly("a", "b", "c", "d");
        assertThat(names(folder)).containsExactly("a", "b", "c", "d", "f", "g", "h");
    }

    @Test
    void aTableThatASearchMadeCanBeKeptLater() {
        TableFolder folder = folder(QUOTA);
        folder.get(key("a"), this::make);
        assertThat(folder.list()).noneMatch(TableFolder.Entry::isKept);
        folder.keep(key("a"), SquaresTable.NEVER);
        assertThat(folder.list()).hasSize(1).allMatch(TableFolder.Entry::isKept);
    }

    /** Their names are as they were before there was a quota. */
    @Test
    void tablesOfEarlierVersionsAreKept() throws IOException {
        TableFile.write(path.resolve("old.pdb"), "old", make(BuildMonitor.NONE));
        TableFolder folder = folder(0);
        folder.get(key("old"), SquaresTable.NEVER);
        assertThat(folder.list()).singleElement().matches(TableFolder.Entry::isKept);
    }

    @Test
    void aTableThatIsLargerThanTheQuotaIsNotWritten() {
        TableFolder folder = folder(BYTES - 1);
        assertThat(folder.get(key("a"), this::make).size()).isEqualTo(BYTES);
        assertThat(folder.list()).isEmpty();
        assertThat(diary.notices).singleElement().asString().contains("the table a is not kept", "pdb build");
    }

    @Test
    void aTableInUseCanBeRemoved() throws IOException {
        TableFolder folder = folder(QUOTA);
        TableBytes table = folder.get(key("a"), this::make);
        Files.delete(folder.list().get(0).file());
        assertThat(table.array()).hasSize(BYTES);
        assertThat(folder.get(key("a"), this::make).size()).isEqualTo(BYTES);
    }

    @ParameterizedTest
    @CsvSource({"'', 2147483648", "0, 0", "500m, 524288000", "2G, 2147483648", "7, 7", "3kb, 3072"})
    void aUserMayChooseIt(String text, long bytes) {
        assertThat(TableQuota.chosen(Map.of(TableQuota.VARIABLE, text))).isEqualTo(bytes);
    }

    @Test
    void whatIsNoSizeIsRefused() {
        assertThatThrownBy(() -> TableQuota.chosen(Map.of(TableQuota.VARIABLE, "much")))
                .isInstanceOf(InputException.class)
                .hasMessage("UNSCRAMBLE_TABLE_QUOTA is \"much\"; it must be a size such as 500m or 2g");
    }

    private TableFolder folder(long quota) {
        return new TableFolder(path, Long.MAX_VALUE, quota, diary);
    }

    private static Tables.Key key(String name) {
        return new Tables.Key(name, BYTES, BYTES);
    }

    private TableBytes make(BuildMonitor monitor) {
        return TableBytes.of(new byte[BYTES]);
    }

    private static List<String> names(TableFolder folder) {
        return folder.list().stream().map(TableFolder.Entry::name).toList();
    }
}
