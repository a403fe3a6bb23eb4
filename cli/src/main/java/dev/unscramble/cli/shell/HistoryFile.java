package dev.unscramble.cli.shell;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.Optional;

/** The history of the shell: in the user's folder for such files, if that can be written. */
final class HistoryFile {
    private HistoryFile() {}

    static Optional<Path> usable() {
        return usable(System.getenv(), System.getProperty("user.home"));
    }

    static Optional<Path> usable(Map<String, String> environment, String home) {
        try {
            String state = environment.getOrDefault("XDG_STATE_HOME", "");
            Path folder = (state.isEmpty() ? Path.of(home, ".local", "state") : Path.of(state)).resolve("unscramble");
            Files.createDirectories(folder);
            Path file = folder.resolve("history");
            boolean canWrite =
                    Files.exists(file) ? Files.isRegularFile(file) && Files.isWritable(file) : Files.isWritable(folder);
            if (canWrite && Files.exists(file)) {
                setAsideIfDamaged(file);
            }
            return canWrite ? Optional.of(file) : Optional.empty();
        } catch (IOException | InvalidPathException e) {
            return Optional.empty(); // then nothing is remembered
        }
    }

    /** Renames a history that is not text, which would end the shell at its first prompt. */
    private static void setAsideIfDamaged(Path file) throws IOException {
        try {
            Files.readString(file);
        } catch (CharacterCodingException e) {
            Files.move(file, file.resolveSibling("history.damaged"), StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
