package dev.unscramble.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HistoryFileTest {
    @TempDir
    private Path folder;

    @Test
    void isInTheFolderForTheStateOfPrograms() {
        Path state = folder.resolve("state");
        assertThat(HistoryFile.usable(Map.of("XDG_STATE_HOME", state.toString()), "/nowhere"))
                .contains(state.resolve("unscramble").resolve("history"));
        assertThat(HistoryFile.usable(Map.of(), folder.toString()))
                .contains(folder.resolve(".local/state/unscramble/history"));
    }

    @Test
    void whatIsNotTextIsSetAside() throws Exception {
        Path history = Files.createDirectories(folder.resolve("unscramble")).resolve("history");
        byte[] damaged = {'1', ':', (byte) 0xff};
        Files.write(history, damaged);
        assertThat(HistoryFile.usable(Map.of("XDG_STATE_HOME", folder.toString()), "/nowhere"))
                .contains(history);
        assertThat(history).doesNotExist();
        assertThat(history.resolveSibling("history.damaged")).hasBinaryContent(damaged);
    }

    @Test
    void isDoneWithoutWhereItCannotBeWritten() throws Exception {
        Path file = Files.createFile(folder.resolve("file"));
        assertThat(HistoryFile.usable(Map.of("XDG_STATE_HOME", file.toString()), "/nowhere"))
                .isEmpty();
        Files.createDirectories(folder.resolve("unscramble/history"));
        assertThat(HistoryFile.usable(Map.of("XDG_STATE_HOME", folder.toString()), "/nowhere"))
                .isEmpty();
    }
}
