package dev.unscramble.cli;

import dev.unscramble.files.FileFailure;
import dev.unscramble.model.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** A folder that is created when it is first used, and deleted in the end with all its files. */
final class TemporaryFolder implements AutoCloseable {
    private final String name;
    private final Consumer<String> remarks;
    private Optional<Path> path = Optional.empty();

    /**
     * A folder that does not exist yet.
     *
     * @param name the beginning of its name
     * @param remarks receives a message if it cannot be deleted
     */
    TemporaryFolder(String name, Consumer<String> remarks) {
        this.name = name;
        this.remarks = remarks;
    }

    Path path() {
        if (path.isEmpty()) {
            try {
                path = Optional.of(Files.createTempDirectory(name));
            } catch (IOException e) {
                throw new InputException("cannot make a temporary folder: " + FileFailure.reason(e), e);
            }
        }
        return path.get();
    }

    @Override
    public void close() {
        path.ifPresent(folder -> {
            try (Stream<Path> content = Files.walk(folder)) {
                List<Path> fromBelow = content.sorted(Comparator.reverseOrder()).toList();
                for (Path file : fromBelow) {
                    Files.delete(file);
                }
            } catch (IOException e) {
                remarks.accept("cannot remove " + folder + ": " + FileFailure.reason(e));
            }
        });
    }
}
