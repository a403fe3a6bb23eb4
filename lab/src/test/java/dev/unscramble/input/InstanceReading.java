package dev.unscramble.input;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.PuzzleSettings;
import dev.unscramble.catalog.kind.TileInstance;
import dev.unscramble.tiles.BoardFormat;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;

/** What the tests of reading share: a folder, and the ways to read. */
abstract class InstanceReading {
    static final String COURSE = "7 2 4 / 5 0 6 / 8 3 1";

    @TempDir
    Path folder;

    // --- Helpers ---

    InstanceReader reader() {
        return new InstanceReader(PuzzleSettings.DEFAULT);
    }

    InstanceReader reader(String goal) {
        return new InstanceReader(PuzzleSettings.DEFAULT.withGoal(goal));
    }

    List<Instance<?>> read(String argument) {
        return reader().read(argument, InputStream.nullInputStream());
    }

    String file(String text) {
        try {
            return Files.write(Files.createTempFile(folder, "puzzles", ".txt"), text.getBytes(UTF_8))
                    .toString();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    static InputStream stream(String text) {
        return new ByteArrayInputStream(text.getBytes(UTF_8));
    }

    static List<String> boards(List<Instance<?>> instances) {
        return instances.stream()
                .map(instance -> BoardFormat.ROWS.write(((TileInstance) instance).startBoard()))
                .toList();
    }
}
