package dev.unscramble.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.unscramble.model.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtomicFileTest {
    @TempDir
    Path folder;

    @Test
    void aTextIsWrittenAsUtf8() {
        Path file = folder.resolve("table.txt");
        AtomicFile.write(file, "A* · manhattan\n");
        assertThat(file).usingCharset("UTF-8").hasContent("A* · manhattan\n");
        assertOnlyHolds("table.txt");
    }

    @Test
    void bytesReplaceWhatWasThere() {
        Path file = folder.resolve("chart.png");
        AtomicFile.write(file, "something longer than what follows");
        AtomicFile.write(file, new byte[] {1, 2, 3});
        assertThat(file).hasBinaryContent(new byte[] {1, 2, 3});
        assertOnlyHolds("chart.png");
    }

    @Test
    void theFileIsAsReadableAsAnyOther() throws IOException {
        Path file = folder.resolve("whole");
        AtomicFile.write(file, "");
        Path other = Files.createFile(folder.resolve("other"));
        assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"), "files have no permissions here");
        assertThat(Files.getPosixFilePermissions(file)).isEqualTo(Files.getPosixFilePermissions(other));
    }

    @Test
    void aLinkStaysALink() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));
        Path link = Files.createSymbolicLink(folder.resolve("link"), file);
        AtomicFile.write(link, "new");
        assertThat(link).isSymbolicLink();
        assertThat(file).hasContent("new");
    }

    @Test
    void aLinkToNothingIsFollowedToo() throws IOException {
        Path file = folder.resolve("file");
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("file"));
        AtomicFile.write(link, "new");
        assertThat(link).isSymbolicLink();
        assertThat(file).hasContent("new");
    }

    @Test
    void linksInACircleAreRefused() throws IOException {
        Path one = folder.resolve("one");
        Files.createSymbolicLink(one, Path.of("other"));
        Files.createSymbolicLink(folder.resolve("other"), Path.of("one"));
        assertThatThrownBy(() -> AtomicFile.write(one, "new"))
                .isInstanceOf(InputException.class)
                .hasMessage("cannot write %s: too many links", one);
    }

    @Test
    void aMissingFolderIsNamed() {
        Path file = folder.resolve("missing/chart.png");
        assertThatThrownBy(() -> AtomicFile.write(file, "x"))
                .isInstanceOf(InputException.class)
                .hasMessage("cannot write %s: the folder %s does not exist", file, file.getParent());
    }

    @Test
    void aFileIsNoFolder() throws IOException {
        Path file = Files.createFile(folder.resolve("file")).resolve("chart.png");
        assertThatThrownBy(() -> AtomicFile.write(file, "x"))
                .isInstanceOf(InputException.class)
                .hasMessage("cannot write %s: %s is not a folder", file, file.getParent());
    }

    @Test
    void aFolderIsNotOverwritten() {
        assertThatThrownBy(() -> AtomicFile.write(folder, "x"))
                .isInstanceOf(InputException.class)
                .hasMessage("cannot write %s: it is a folder", folder);
    }

    @Test
    void nothingIsLeftBehindWhenTheLastStepFails() {
        Path file = folder.resolve("x".repeat(300));
        assertThatThrownBy(() -> AtomicFile.write(file, "x"))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("cannot write " + file + ": ");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void whatIsWrittenAsideIsKnownBySuchAName() {
        Path file = folder.resolve("new.txt");
        AtomicFile.write(file, out -> assertThat(folder).isDirectoryContaining(AtomicFile::isAside));
        assertThat(folder).isDirectoryNotContaining(AtomicFile::isAside);
        assertThat(AtomicFile.isAside(folder.resolve("mine.tmp"))).isFalse();
    }

    @Test
    void createsAFileOnlyWhereThereIsNone() throws Exception {
        Path file = folder.resolve("new.txt");
        assertThat(AtomicFile.create(file, "first")).isTrue();
        assertThat(AtomicFile.create(file, "second")).isFalse();
        assertThat(AtomicFile.create(Files.createDirectory(folder.resolve("sub")), "x"))
                .isFalse();
        assertThat(Files.readString(file)).isEqualTo("first");
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder("new.txt", "sub");
        Path nowhere = folder.resolve("none").resolve("file");
        assertThatThrownBy(() -> AtomicFile.create(nowhere, "x"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("does not exist");
    }

    private void assertOnlyHolds(String name) {
        assertThat(folder).isDirectoryContaining(path -> path.endsWith(name)).isDirectoryNotContaining("glob:**.tmp");
    }
}
