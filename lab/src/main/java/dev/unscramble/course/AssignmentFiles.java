package dev.unscramble.course;

import dev.unscramble.course.Assignment.Given;
import dev.unscramble.files.AtomicFile;
import dev.unscramble.files.FileFailure;
import dev.unscramble.model.InputException;
import dev.unscramble.report.result.ResultCsv;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** An assignment as files: a sheet for each student to fill in, which {@code grade} reads, and the answer key. */
public final class AssignmentFiles {
    /** The folder of the sheets. */
    public static final String SHEETS = "sheets";
    /** The file with all puzzles and a shortest solution of each. */
    public static final String KEY = "key.csv";

    /** The first line of a key, so that it is not graded. */
    static final String KEY_MARK = "# answer key";

    private AssignmentFiles() {}

    /**
     * Refuses a folder whose files would be lost.
     *
     * @throws InputException if the folder exists and is not empty
     */
    public static void requireEmpty(Path folder) {
        if (!Files.exists(folder)) {
            return;
        }
        if (!Files.isDirectory(folder)) {
            throw new InputException(folder + " is a file; an assignment is written to a folder");
        }
        try (Stream<Path> files = Files.list(folder)) {
            if (files.findAny().isPresent()) {
                throw new InputException("the folder " + folder
                        + " is not empty; choose another one, so that nothing that was handed in is lost");
            }
        } catch (IOException e) {
            throw new InputException("cannot list the folder " + folder + ": " + FileFailure.reason(e), e);
        }
    }

    /** Writes the files into a folder, which is created if needed. */
    public static void write(Assignment assignment, Path folder) {
        Path sheets = folder.resolve(SHEETS);
        try {
            Files.createDirectories(sheets);
        } catch (IOException e) {
            throw new InputException("cannot make the folder " + sheets + ": " + FileFailure.reason(e), e);
        }
        for (String student : assignment.students()) {
            AtomicFile.write(sheets.resolve(student + ".txt"), sheet(student, assignment.of(student)));
        }
        AtomicFile.write(folder.resolve(KEY), key(assignment));
    }

    private static String sheet(String student, List<Given> puzzles) {
        String heading = "# " + student + "\n"
                + "# Write your moves behind the colon of each puzzle, and hand in this file.\n"
                + "goal : " + puzzles.get(0).instance().goal() + "\n";
        return puzzles.stream()
                .map(given -> given.instance().start() + " : \n")
                .collect(Collectors.joining("", heading, ""));
    }

    private static String key(Assignment assignment) {
        return Stream.concat(
                        Stream.of(KEY_MARK, "student,start,goal,depth,moves"),
                        assignment.puzzles().stream()
                                .map(given -> Stream.of(
                                                given.student(),
                                                given.instance().start(),
                                                given.instance().goal(),
                                                Integer.toString(given.depth()),
                                                String.join(" ", given.answer()))
                                        .map(ResultCsv::quoted)
                                        .collect(Collectors.joining(","))))
                .collect(Collectors.joining("\n", "", "\n"));
    }
}
