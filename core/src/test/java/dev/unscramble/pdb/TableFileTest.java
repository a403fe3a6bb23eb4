package dev.unscramble.pdb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Random;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Only what was written is ever read: whatever happens to a file in between is noticed. */
class TableFileTest {
    private static final int BLOCK = 1 << 22;
    private static final String NAME = "a-table";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 1000, BLOCK - 1, BLOCK, BLOCK + 1, 2 * BLOCK + 5})
    void whatIsWrittenIsRead(int bytes) throws IOException {
        byte[] table = random(bytes);
        TableFile.write(file(), NAME, TableBytes.of(table));
        assertThat(TableFile.read(file(), NAME).array()).isEqualTo(table);
        assertThat(filesIn(folder)).hasSize(1);
    }

    /** As those of more than a gibibyte are, but with segments of 8 bytes or half a block. */
    @ParameterizedTest
    @CsvSource({"7, 3", "8, 3", "9, 3", "100, 3", "6291461, 21", "4194304, 22"})
    void aTableInSegmentsIsWrittenAndReadAsAnyOther(int bytes, int segmentBits) throws IOException {
        byte[] expected = random(bytes);
        TableBytes table = new TableBytes(bytes, segmentBits);
        for (int i = 0; i < bytes; i++) {
            table.set(i, expected[i]);
        }
        TableFile.write(file(), NAME, table);
        assertThat(TableFile.read(file(), NAME).array()).isEqualTo(expected);
        TableBytes read = TableFile.read(file(), NAME, size -> new TableBytes(size, segmentBits));
        assertThat(read.size()).isEqualTo(bytes);
        for (int i = 0; i < bytes; i++) {
            if (read.get(i) != expected[i]) {
                throw new AssertionError("byte " + i + " is another");
            }
        }
    }

    /** Written when sizes had four bytes. */
    @Test
    void aTableOfTheFirstVersionIsStillRead() throws IOException {
        String content = "554e534350444201" + "00000007" + "00000003" + "612d7461626c65" + "010203";
        CRC32C head = new CRC32C();
        head.update(HexFormat.of().parseHex(content), 0, 23);
        CRC32C table = new CRC32C();
        table.update(new byte[] {1, 2, 3});
        Files.write(file(), HexFormat.of().parseHex(content + "%08x%08x".formatted(head.getValue(), table.getValue())));
        assertThat(TableFile.read(file(), NAME).array()).containsExactly(1, 2, 3);
    }

    @Test
    void aTableReplacesTheOneBeforeIt() throws IOException {
        TableFile.write(file(), NAME, randomTable(100));
        TableFile.write(file(), NAME, TableBytes.of((byte) 1, (byte) 2, (byte) 3));
        assertThat(TableFile.read(file(), NAME).array()).containsExactly(1, 2, 3);
        assertThat(filesIn(folder)).hasSize(1);
    }

    /** In the magic, the lengths, the name, the table and the checksums alike. */
    @Test
    void everySingleBitMatters() throws IOException {
        TableFile.write(file(), NAME, randomTable(20));
        byte[] sound = Files.readAllBytes(file());
        for (int bit = 0; bit < Byte.SIZE * sound.length; bit++) {
            byte[] damaged = sound.clone();
            damaged[bit / Byte.SIZE] ^= (byte) (1 << bit % Byte.SIZE);
            assertDamaged("bit " + bit, damaged);
        }
        Files.write(file(), sound);
        assertThat(TableFile.read(file(), NAME).array()).hasSize(20);
    }

    @Test
    void aFileThatIsTooShortOrTooLongIsNoticed() throws IOException {
        TableFile.write(file(), NAME, randomTable(20));
        byte[] sound = Files.readAllBytes(file());
        for (int length = 0; length < sound.length; length++) {
            assertDamaged(length + " bytes", Arrays.copyOf(sound, length));
        }
        assertDamaged("one byte more", Arrays.copyOf(sound, sound.length + 1));
        assertDamaged("twice as many", Arrays.copyOf(sound, 2 * sound.length));
    }

    /** The magic, two lengths, the name, the table, and a checksum of the head and of each block. */
    @ParameterizedTest
    @CsvSource({"0, 0", "1, 1", "4194303, 1", "4194304, 1", "4194305, 2"})
    void aFileIsAsLongAsItsParts(int bytes, int blocks) throws IOException {
        TableFile.write(file(), NAME, new TableBytes(bytes));
        assertThat(file()).hasSize(8 + 4 + 8 + NAME.length() + bytes + 4L * (1 + blocks));
    }

    @Test
    void whatIsNotATableOfAKnownVersionIsSaid() throws IOException {
        TableFile.write(file(), NAME, randomTable(20));
        for (int at : new int[] {0, 7}) {
            byte[] other = Files.readAllBytes(file());
            other[at] ^= 4;
            Files.write(folder.resolve("other"), other);
            assertThatThrownBy(() -> TableFile.read(folder.resolve("other"), NAME))
                    .isInstanceOf(DamagedTableException.class)
                    .hasMessage("it is not a table, or one of another version");
        }
    }

    @Test
    void blocksThatWereSwappedAreNoticed() throws IOException {
        byte[] table = random(2 * BLOCK);
        TableFile.write(file(), NAME, TableBytes.of(table));
        byte[] whole = Files.readAllBytes(file());
        int head = whole.length - table.length - 3 * Integer.BYTES;
        System.arraycopy(table, 0, whole, head + BLOCK, BLOCK);
        System.arraycopy(table, BLOCK, whole, head, BLOCK);
        assertDamaged("swapped", whole);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "b-table", "a-table-and-more"})
    void theTableOfSomethingElseIsRefused(String otherName) throws IOException {
        TableFile.write(file(), otherName, randomTable(20));
        assertThat(TableFile.read(file(), otherName).array()).hasSize(20);
        assertThatThrownBy(() -> TableFile.read(file(), NAME))
                .isInstanceOf(DamagedTableException.class)
                .hasMessage("it is the table of something else");
    }

    @Test
    void aTableThatIsNotThereIsNotCalledDamaged() {
        assertThatThrownBy(() -> TableFile.read(file(), NAME)).isInstanceOf(NoSuchFileException.class);
    }

    @Test
    void whereItCannotBeWrittenNothingIsLeftBehind() throws IOException {
        Files.createDirectories(file().resolve("something"));
        assertThatThrownBy(() -> TableFile.write(file(), NAME, randomTable(20))).isInstanceOf(IOException.class);
        assertThat(filesIn(folder)).containsExactly(file());
    }

    private void assertDamaged(String what, byte[] content) throws IOException {
        Files.write(file(), content);
        assertThatThrownBy(() -> TableFile.read(file(), NAME))
                .as(what)
                .isInstanceOf(DamagedTableException.class)
                .hasMessageStartingWith("it");
    }

    private Path file() {
        return folder.resolve("table.pdb");
    }

    private static Path[] filesIn(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            return files.toArray(Path[]::new);
        }
    }

    private static TableBytes randomTable(int bytes) {
        return TableBytes.of(random(bytes));
    }

    private static byte[] random(int bytes) {
        byte[] table = new byte[bytes];
        new Random(bytes).nextBytes(table);
        return table;
    }
}
