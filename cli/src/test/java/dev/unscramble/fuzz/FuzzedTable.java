package dev.unscramble.fuzz;

import dev.unscramble.model.BuildMonitor;
import dev.unscramble.pdb.TableBytes;
import dev.unscramble.pdb.TableFolder;
import dev.unscramble.pdb.Tables;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** A folder with one table of three bytes: whatever is in its file, they are what they should be. */
record FuzzedTable(Path folder) implements TableFolder.Listener {
    private static final Tables.Key KEY = new Tables.Key("fuzzed", 3, 3);
    private static final byte[] CONTENT = {1, 2, 3};

    void read(byte[] input) {
        try {
            Files.write(folder.resolve(KEY.name() + ".pdb"), input);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        TableBytes table =
                new TableFolder(folder, Long.MAX_VALUE, this).get(KEY, monitor -> TableBytes.of(CONTENT.clone()));
        if (!Arrays.equals(table.array(), CONTENT)) {
            throw new AssertionError("a damaged table was trusted: " + Arrays.toString(table.array()));
        }
    }

    @Override
    public BuildMonitor making(Tables.Key key) {
        return BuildMonitor.NONE;
    }

    @Override
    public void notice(String sentence) {
        if (FuzzedReader.isOfTheProgram(sentence)) {
            throw new AssertionError(sentence);
        }
    }
}
