package dev.unscramble.experiment.file;

import dev.unscramble.model.InputException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.tomlj.TomlPosition;

/** The mistakes in a file, collected so that all are reported at once, each with its line and column. */
final class FileErrors {
    private final String file;
    private final List<String> lines;
    private final List<Mistake> found = new ArrayList<>();

    private record Mistake(int line, int column, String message) {}

    FileErrors(String file, String text) {
        this.file = file;
        this.lines = text.lines().toList();
    }

    /** Adds a mistake at this place, or at the beginning if the place is not known. */
    void add(@Nullable TomlPosition at, String message) {
        found.add(new Mistake(at == null ? 1 : at.line(), at == null ? 1 : at.column(), message));
    }

    /** Adds a mistake in the value of the key at this place. */
    void addBehindKey(@Nullable TomlPosition key, String message) {
        if (key == null || key.line() > lines.size()) {
            add(key, message);
            return;
        }
        String line = lines.get(key.line() - 1);
        int at = line.indexOf('=', key.column() - 1) + 1;
        while (at > 0 && at < line.length() && Character.isWhitespace(line.charAt(at))) {
            at++;
        }
        found.add(new Mistake(key.line(), at > 0 && at < line.length() ? at + 1 : key.column(), message));
    }

    /** Throws all mistakes, if there are any. */
    void check() {
        if (found.isEmpty()) {
            return;
        }
        String all = found.stream()
                .sorted(Comparator.comparingInt(Mistake::line).thenComparingInt(Mistake::column))
                .map(mistake -> file + ":" + mistake.line + ":" + mistake.column + ": " + mistake.message)
                .distinct()
                .collect(Collectors.joining("\n"));
        throw new InputException(all);
    }
}
