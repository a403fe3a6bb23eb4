package dev.unscramble.cli.arguments;

import dev.unscramble.input.TextSource;
import dev.unscramble.model.InputException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import picocli.CommandLine.Option;

/** Puzzles for a class. */
public final class AssignmentArguments {
    private static final int MAX_STUDENTS = 10_000;
    private static final String USUAL_STUDENTS = "10";
    private static final List<Integer> USUAL_DEPTHS = List.of(8, 14, 20);

    @Option(
            names = "--assignment",
            paramLabel = "FOLDER",
            description = "write a sheet of puzzles for each student and an answer key into a new folder")
    private Optional<Path> folder = Optional.empty();

    @Option(
            names = "--students",
            paramLabel = "N|FILE",
            description = "for --assignment: how many, or a file with a name per line (default: 10)")
    private Optional<String> students = Optional.empty();

    @Option(
            names = "--depths",
            paramLabel = "D,D...",
            split = ",",
            description = "for --assignment: how many moves the puzzles of each student need (default: 8,14,20)")
    private List<Integer> depths = List.of();

    /** The folder of the assignment, if one is wanted. */
    public Optional<Path> folder() {
        if (folder.isEmpty() && (students.isPresent() || !depths.isEmpty())) {
            throw new InputException("--students and --depths are for --assignment FOLDER, which is missing");
        }
        return folder;
    }

    public List<Integer> depths() {
        requireDepths(depths);
        return depths.isEmpty() ? USUAL_DEPTHS : depths;
    }

    static void requireDepths(List<Integer> depths) {
        depths.stream().filter(depth -> depth < 0).findFirst().ifPresent(depth -> {
            throw new InputException("--depths has " + depth + " in it; a depth must not be negative");
        });
    }

    /** The names of the students, which are also names of files. */
    public List<String> students() {
        String given = students.orElse(USUAL_STUDENTS);
        if (given.matches("\\d{1,9}")) {
            return numbered(Integer.parseInt(given));
        }
        if (!TextSource.isFile(given)) {
            throw new InputException("--students is \"" + given
                    + "\"; it must be a number, or a file with the name of a student per line");
        }
        List<String> names = TextSource.file(given)
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .toList();
        requireNames(names, given);
        return names;
    }

    private static List<String> numbered(int count) {
        if (count < 1 || count > MAX_STUDENTS) {
            throw new InputException("--students is " + count + "; it must be from 1 to " + MAX_STUDENTS);
        }
        String pattern = "student-%0" + Integer.toString(count).length() + "d";
        return IntStream.rangeClosed(1, count)
                .mapToObj(number -> String.format(Locale.ROOT, pattern, number))
                .toList();
    }

    private static void requireNames(List<String> names, String file) {
        Set<String> known = new HashSet<>();
        for (String name : names) {
            if (!name.matches("[\\p{L}\\p{N}][\\p{L}\\p{N} ._'@-]*")) {
                throw new InputException("the student \"" + name
                                + "\" cannot be the name of a file; use letters, digits, spaces and . _ ' @ -")
                        .at(file);
            }
            if (!known.add(name.toLowerCase(Locale.ROOT))) {
                throw new InputException("the student \"" + name + "\" is there twice; each name must differ").at(file);
            }
        }
        if (names.isEmpty()) {
            throw new InputException("there are no names in " + file);
        }
    }
}
