package dev.unscramble.cli.shell;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The names of files with a prefix; those of folders end in a slash. */
final class FileNames {
    private FileNames() {}

    static Stream<String> startingWith(String typed) {
        int slash = typed.lastIndexOf('/');
        String folder = typed.substring(0, slash + 1);
        String start = typed.substring(slash + 1);
        try (Stream<Path> files = Files.list(Path.of(folder.isEmpty() ? "." : folder))) {
            List<String> names = files.filter(file -> {
                        String name = name(file);
                        return name.startsWith(start) && (!name.startsWith(".") || start.startsWith("."));
                    })
                    .map(file -> folder + name(file) + (Files.isDirectory(file) ? "/" : ""))
                    .sorted()
                    .toList();
            return names.stream();
        } catch (IOException | InvalidPathException e) {
            return Stream.empty(); // there is nothing to offer
        }
    }

    private static String name(Path file) {
        return String.valueOf(file.getFileName());
    }
}
