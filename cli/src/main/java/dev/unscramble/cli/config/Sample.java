package dev.unscramble.cli.config;

import dev.unscramble.files.AtomicFile;
import dev.unscramble.model.InputException;
import dev.unscramble.text.Resource;
import java.nio.file.Path;

/** A config with comments, to start from. */
public final class Sample {
    private Sample() {}

    static String text() {
        return Resource.text(Sample.class, "sample.ini");
    }

    /**
     * Writes it to a file that does not exist yet, and which it names as the one to run.
     *
     * @throws InputException if there is a file of this name
     */
    public static void write(Path file) {
        if (!AtomicFile.create(file, text().replace("config.ini", file.toString()))) {
            throw new InputException("\"" + file + "\" exists already; name another file");
        }
    }
}
