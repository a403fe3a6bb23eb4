package dev.unscramble.pdb;

import dev.unscramble.model.BuildMonitor;
import dev.unscramble.pdb.Tables.Maker;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;

/** Tests of a folder with one small table, that of squares. */
abstract class SquaresTable {
    static final int BYTES = 50;
    static final Tables.Key KEY = new Tables.Key("squares", BYTES, 3 << 20);
    static final Maker NEVER = monitor -> {
        throw new AssertionError("the table is there already");
    };

    final Diary diary = new Diary(BuildMonitor.NONE);
    int made;

    @TempDir
    Path temporary;

    TableBytes make(BuildMonitor monitor) {
        made++;
        return TableBytes.of(squares());
    }

    static byte[] squares() {
        byte[] table = new byte[BYTES];
        for (int i = 0; i < table.length; i++) {
            table[i] = (byte) (i * i);
        }
        return table;
    }

    TableFolder folder() {
        return new TableFolder(path(), Long.MAX_VALUE, diary);
    }

    Path path() {
        return temporary.resolve("pdb");
    }

    Path file() {
        return path().resolve("squares.made");
    }

    static List<String> filesIn(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }
}
