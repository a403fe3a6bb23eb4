package dev.unscramble.pdb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.unscramble.model.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Files and folders that cannot be used: each is named, and the table made all the same. */
class UnusableTableTest extends SquaresTable {
    static Stream<Arguments> damages() {
        int name = 20;
        int table = name + KEY.name().length();
        int checksums = table + BYTES;
        return Stream.of(
                damage("the magic", sound -> flip(sound, 0)),
                damage("the version", sound -> flip(sound, 7)),
                damage("the length of the name", sound -> flip(sound, 11)),
                damage("the length of the table", sound -> flip(sound, 19)),
                damage("the name", sound -> flip(sound, name)),
                damage("the first entry", sound -> flip(sound, table)),
                damage("the last entry", sound -> flip(sound, checksums - 1)),
                damage("the checksum of the head", sound -> flip(sound, checksums)),
                damage("the checksum of the table", sound -> flip(sound, checksums + 7)),
                damage("no bytes", sound -> new byte[0]),
                damage("half of the head", sound -> Arrays.copyOf(sound, 8)),
                damage("half of the table", sound -> Arrays.copyOf(sound, table + 25)),
                damage("one byte less", sound -> Arrays.copyOf(sound, sound.length - 1)),
                damage("one byte more", sound -> Arrays.copyOf(sound, sound.length + 1)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("damages")
    void aDamagedTableIsNamedAndMadeAgain(String what, Damage damage) throws IOException {
        folder().get(KEY, this::make);
        byte[] sound = Files.readAllBytes(file());
        Files.write(file(), damage.to(sound));
        assertThat(folder().get(KEY, this::make).array()).as(what).isEqualTo(squares());
        assertThat(made).isEqualTo(2);
        assertThat(diary.notices)
                .singleElement()
                .asString()
                .startsWith("the table " + file() + " cannot be used and is made again: it");
        assertThat(file()).hasBinaryContent(sound);
        assertThat(folder().get(KEY, NEVER).array()).isEqualTo(squares());
    }

    @Test
    void aTableOfAnotherSizeIsNamedAndMadeAgain() throws IOException {
        Files.createDirectories(path());
        TableFile.write(file(), KEY.name(), new TableBytes(KEY.bytes() + 1));
        assertThat(folder().get(KEY, this::make).array()).isEqualTo(squares());
        assertThat(made).isEqualTo(1);
        assertThat(diary.notices)
                .containsExactly("the table " + file()
                        + " cannot be used and is made again: it has 51 bytes and should have 50");
    }

    @Test
    void aFileInPlaceOfTheFolderIsSaidAndTheTableMadeAllTheSame() throws IOException {
        Files.writeString(path(), "not a folder");
        assertThat(folder().get(KEY, this::make).array()).isEqualTo(squares());
        assertThat(diary.notices).containsExactly("tables cannot be kept in " + path() + ": it is not a folder");
        assertThat(path()).hasContent("not a folder");
        assertThatThrownBy(folder()::list)
                .isInstanceOf(InputException.class)
                .hasMessage("the folder " + path() + " cannot be read: it is not a folder");
    }

    @Test
    void aTableThatIsToReplaceAnotherIsMadeAlsoWhereItCannotBeKept() throws IOException {
        Files.writeString(path(), "not a folder");
        assertThat(folder().replace(KEY, this::make).array()).isEqualTo(squares());
        assertThat(diary.notices).containsExactly("tables cannot be kept in " + path() + ": it is not a folder");
        folder().removeLeftovers();
        assertThat(path()).hasContent("not a folder");
    }

    @Test
    void aFileInPlaceOfAFolderAboveItIsSaidAndTheTableMadeAllTheSame() throws IOException {
        Files.writeString(path(), "not a folder");
        TableFolder below = new TableFolder(path().resolve("a").resolve("b"), Long.MAX_VALUE, diary);
        assertThat(below.get(KEY, this::make).array()).isEqualTo(squares());
        assertThat(made).isEqualTo(1);
        assertThat(diary.notices).singleElement().asString().startsWith("tables cannot be kept in ");
    }

    @Test
    void aFolderInPlaceOfTheFileIsSaidAndTheTableMadeAllTheSame() throws IOException {
        Files.createDirectories(file().resolve("something"));
        assertThat(folder().get(KEY, this::make).array()).isEqualTo(squares());
        assertThat(made).isEqualTo(1);
        assertThat(diary.notices).hasSize(2);
        assertThat(diary.notices.get(0)).startsWith("the table " + file() + " cannot be used and is made again: ");
        assertThat(diary.notices.get(1)).startsWith("the table squares cannot be kept in " + path() + ": ");
        assertThat(filesIn(path())).containsExactlyInAnyOrder("lock", "squares.made");
    }

    @Test
    void aFolderThatMayNotBeWrittenIsSaidAndTheTableMadeAllTheSame() throws IOException {
        Files.createDirectory(
                path(), PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("r-x------")));
        assumeFalse(Files.isWritable(path()), "root may write anywhere");
        assertThat(folder().get(KEY, this::make).array()).isEqualTo(squares());
        assertThat(diary.notices).containsExactly("tables cannot be kept in " + path() + ": permission denied");
        assertThat(filesIn(path())).isEmpty();
    }

    /** What can happen to the bytes of a file. */
    @FunctionalInterface
    interface Damage {
        byte[] to(byte[] sound);
    }

    private static Arguments damage(String what, Damage damage) {
        return Arguments.of(what, damage);
    }

    private static byte[] flip(byte[] sound, int at) {
        byte[] damaged = sound.clone();
        damaged[at] ^= 1;
        return damaged;
    }
}
