package dev.unscramble.cli.config;

import dev.unscramble.files.AtomicFile;
import dev.unscramble.model.InputException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Objects;

/** A config with comments, to begin with. */
public final class Sample {
    private static final String RESOURCE = "sample.ini";

    private Sample() {}

    static String text() {
        try (InputStream sample = Sample.class.getResourceAsStream(RESOURCE)) {
            return new String(Objects.requireNonNull(sample, RESOURCE).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Writes it to a file that does not exist yet, and which it names as the one to run.
     *
     * @throws InputException if there is a file of this name
     */
    public static void write(Path file) {
        if (!AtomicFile.create(file, text().replace("config.ini", file.toString()))) {
            throw new InputException("\"" + file + "\" exists, and is left as it is; name another file");
        }
    }
}
