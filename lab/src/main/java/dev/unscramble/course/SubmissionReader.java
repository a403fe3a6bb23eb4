package dev.unscramble.course;

import dev.unscramble.files.FileFailure;
import dev.unscramble.input.TextSource;
import dev.unscramble.model.InputException;
import dev.unscramble.text.CsvLine;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Reads what students hand in: a table of comma-separated values with the columns {@code student},
 * {@code start}, {@code moves} and perhaps {@code goal}; a sheet, which is named after its student; or a
 * folder of such files. A sheet has a puzzle per line, and a colon before the moves:
 *
 * <pre>
 *   # what begins with # is a comment
 *   goal : 123 456 78b           for all puzzles below it, if it is not the default
 *   123 4b6 758 : down right
 * </pre>
 */
public final class SubmissionReader {
    private static final String CSV = ".csv";
    private static final List<String> COLUMNS = List.of("student", "start", "moves");
    /** Far more than any sheet has, so that a file that is not a sheet, or not meant well, is refused. */
    private static final int MOST_LINES_OF_A_SHEET = 1_000;

    private static final int MOST_LINES_OF_A_TABLE = 100_000;
    private static final int LONGEST_LINE = 100_000;

    /** The bytes that a spreadsheet may write before the mark of a key: a byte order mark and a quote. */
    private static final int LONGEST_BEFORE_MARK = 4;

    private SubmissionReader() {}

    /**
     * All submissions in a file, or in all files of a folder, by name. In a folder, a file that cannot be read is a
     * submission, too.
     *
     * @throws InputException if there is an answer key in a folder; by its own name it is read as a submission
     */
    public static List<Submission> read(Path path) {
        List<Submission> all = new ArrayList<>();
        for (Path file : files(path)) {
            if (!file.equals(path)) {
                refuseKey(file);
            }
            try {
                all.addAll(readFile(file));
            } catch (InputException e) {
                if (file.equals(path)) {
                    throw e;
                }
                String name = String.valueOf(file.getFileName());
                all.add(Submission.unreadable(student(name), name, e));
            }
        }
        if (all.isEmpty()) {
            throw nothingIn(path);
        }
        return all;
    }

    private static void refuseKey(Path file) {
        try (InputStream stream = Files.newInputStream(file)) {
            byte[] head = stream.readNBytes(AssignmentFiles.KEY_MARK.length() + LONGEST_BEFORE_MARK);
            if (new String(head, StandardCharsets.UTF_8).contains(AssignmentFiles.KEY_MARK)) {
                Path sheets = file.resolveSibling(AssignmentFiles.SHEETS);
                throw new InputException(file.getFileName() + " is the answer key; "
                        + (Files.isDirectory(sheets)
                                ? "grade what was handed in: unscramble grade " + sheets
                                : "move it out of " + file.getParent() + " and grade what was handed in"));
            }
        } catch (IOException e) {
            // It cannot be read, which is said where it is read.
        }
    }

    private static List<Submission> readFile(Path file) {
        String name = String.valueOf(file.getFileName());
        String text = TextSource.file(file.toString());
        List<Submission> submissions = isTable(name) ? table(name, text) : sheet(name, text);
        if (submissions.isEmpty()) {
            throw nothingIn("it").at(name);
        }
        return submissions;
    }

    private static InputException nothingIn(Object file) {
        return new InputException(
                "there are no submissions in " + file + "; a sheet has lines such as \"142 3b5 678 : up left\"");
    }

    private static List<Path> files(Path path) {
        if (!Files.isDirectory(path)) {
            return List.of(path);
        }
        try (Stream<Path> listed = Files.list(path)) {
            return listed.filter(file -> Files.isRegularFile(file)
                            && !String.valueOf(file.getFileName()).startsWith("."))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new InputException("cannot list the folder " + path + ": " + FileFailure.reason(e), e);
        }
    }

    private static boolean isTable(String name) {
        return name.toLowerCase(Locale.ROOT).endsWith(CSV);
    }

    private static String student(String fileName) {
        return fileName.contains(".") ? fileName.substring(0, fileName.lastIndexOf('.')) : fileName;
    }

    private static List<Submission> sheet(String name, String text) {
        String student = student(name);
        List<Submission> all = new ArrayList<>();
        Optional<String> goal = Optional.empty();
        int number = 0;
        for (String line : lines(name, text, MOST_LINES_OF_A_SHEET)) {
            number++;
            if (isIgnored(line)) {
                continue;
            }
            int colon = line.lastIndexOf(':');
            if (colon < 0) {
                all.add(Submission.unreadable(student, place(name, number), line.strip(), withoutColon(line)));
                continue;
            }
            String left = line.substring(0, colon).strip();
            String right = line.substring(colon + 1).strip();
            if (left.equalsIgnoreCase("goal")) {
                goal = Optional.of(right);
            } else {
                all.add(Submission.of(student, place(name, number), left, goal, right));
            }
        }
        return all;
    }

    private static List<String> lines(String name, String text, int most) {
        List<String> lines = text.lines().limit(most + 1L).toList();
        if (lines.size() > most) {
            throw new InputException("there are more than " + most + " lines; nothing of this file is read").at(name);
        }
        int tooLong = IntStream.range(0, lines.size())
                .filter(index -> lines.get(index).length() > LONGEST_LINE)
                .findFirst()
                .orElse(-1);
        if (tooLong >= 0) {
            throw new InputException(
                            "there are more than " + LONGEST_LINE + " characters; nothing of this file is read")
                    .at(place(name, tooLong + 1));
        }
        return lines;
    }

    private static InputException withoutColon(String line) {
        return new InputException(
                "\"" + line.strip() + "\" has no colon; a line of a sheet is a puzzle, a colon and the moves");
    }

    private static List<Submission> table(String name, String text) {
        List<String> header = List.of();
        List<Submission> all = new ArrayList<>();
        int number = 0;
        for (String line : lines(name, text, MOST_LINES_OF_A_TABLE)) {
            number++;
            if (isIgnored(line)) {
                continue;
            }
            List<String> cells = CsvLine.cells(line);
            if (header.isEmpty()) {
                header = cells.stream()
                        .map(cell -> cell.toLowerCase(Locale.ROOT))
                        .toList();
                requireColumns(header, name);
            } else if (cells.size() != header.size()) {
                InputException problem = new InputException("there are " + cells.size() + " cells, but " + header.size()
                        + " columns in the first line; a cell with commas stands in quotes");
                all.add(Submission.unreadable(cells.get(0), place(name, number), line.strip(), problem));
            } else {
                all.add(row(header, cells, place(name, number)));
            }
        }
        return all;
    }

    private static void requireColumns(List<String> header, String name) {
        if (!header.containsAll(COLUMNS)) {
            throw new InputException(
                            "the first line names the columns " + header + "; student, start and moves are needed")
                    .at(name);
        }
    }

    private static Submission row(List<String> header, List<String> cells, String place) {
        Optional<String> goal = Optional.of(header.indexOf("goal"))
                .filter(column -> column >= 0)
                .map(cells::get)
                .filter(cell -> !cell.isEmpty());
        return Submission.of(
                cells.get(header.indexOf("student")),
                place,
                cells.get(header.indexOf("start")),
                goal,
                cells.get(header.indexOf("moves")));
    }

    private static boolean isIgnored(String line) {
        return line.isBlank() || line.stripLeading().startsWith("#");
    }

    private static String place(String name, int line) {
        return name + ", line " + line;
    }
}
