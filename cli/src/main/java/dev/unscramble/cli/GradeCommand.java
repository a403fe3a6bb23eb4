package dev.unscramble.cli;

import dev.unscramble.catalog.Instance;
import dev.unscramble.cli.arguments.OutputFormat;
import dev.unscramble.cli.arguments.PuzzleArguments;
import dev.unscramble.cli.terminal.ExitCode;
import dev.unscramble.course.Grade;
import dev.unscramble.course.GradeBook;
import dev.unscramble.course.GradeReport;
import dev.unscramble.course.GradeTable;
import dev.unscramble.course.GradedSubmission;
import dev.unscramble.course.Submission;
import dev.unscramble.course.SubmissionReader;
import dev.unscramble.files.AtomicFile;
import dev.unscramble.input.InstanceReader;
import dev.unscramble.input.TextSource;
import dev.unscramble.model.InputException;
import dev.unscramble.options.OptionGroup;
import dev.unscramble.options.SolveOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Judges a given solution. */
@CommandLine.Command(
        name = "grade",
        description = "Judges a solution: is it legal, does it reach the goal, how far is it from optimal?",
        sortOptions = false,
        footer = {
            "",
            "Moves are directions of the blank (left, up; or l, u; or one word such as lurd), or the tiles that slide;",
            "of a cube, turns such as R U' F2, also of D, L and B; x, y, z turn it about and do not count.",
            "Without moves, many submissions are judged: a CSV file with the columns student, start and moves, or a",
            "folder of sheets, named after the students, with lines such as \"142 3b5 678 : up left\".",
            "",
            "Examples:",
            "  unscramble grade \"142 3b5 678\" \"up left\"",
            "  unscramble grade \"142 3b5 678\" ul",
            "  unscramble grade \"142 3b5 678\" \"4 1\" --format json",
            "  unscramble grade \"R U' F2\" \"F2 U R'\"",
            "  unscramble grade submissions/ --html grades.html",
            "  unscramble grade submissions.csv --format csv"
        })
final class GradeCommand extends Command {
    private static final int MOST_COMPLAINTS = 20;

    @Parameters(
            index = "0",
            paramLabel = "PUZZLE",
            description = "a puzzle in any format, a file, or - for standard input; or submissions")
    @SuppressWarnings("NullAway.Init") // set by picocli
    private String puzzle;

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "MOVES",
            description = "the moves, in one argument or several")
    private List<String> moves = List.of();

    @Mixin
    private final PuzzleArguments puzzleArguments = new PuzzleArguments();

    @Option(names = "--format", paramLabel = "FORMAT", description = "text (the default), csv, or json of one puzzle")
    private OutputFormat format = OutputFormat.TEXT;

    @Option(names = "--html", paramLabel = "FILE.html", description = "of submissions: also write the table as a page")
    private Optional<Path> html = Optional.empty();

    @Override
    List<SolveOption> options() {
        return SolveOption.of(OptionGroup.RULES, OptionGroup.LIMITS);
    }

    @Override
    public Integer call() {
        return moves.isEmpty() && TextSource.isFile(puzzle) ? gradeSubmissions() : gradeOne();
    }

    private int gradeOne() {
        if (moves.isEmpty()) {
            throw new InputException("there are no moves after \"" + puzzle
                    + "\", and no folder or file of submissions has that name; give the moves after the puzzle");
        }
        if (html.isPresent()) {
            throw new InputException("--html is for the table of many submissions; this is one");
        }
        Instance<?> instance = reader().readOne(puzzle, terminal().in());
        String given = String.join(" ", moves);
        List<Integer> parsed = instance.parseMoves(given);
        Grade grade = screen().watch("searching", progress -> Grade.of(instance, parsed, chosen().limits(), progress));
        if (!grade.solves()) {
            instance.remarkOn(given).ifPresent(this::remark);
        }
        print(
                switch (format) {
                    case TEXT -> GradeReport.text(instance, grade, terminal().layout());
                    case JSON -> GradeReport.json(instance, grade);
                    case CSV -> GradeReport.csv(grade);
                });
        return code(grade.solves());
    }

    private int gradeSubmissions() {
        if (format == OutputFormat.JSON) {
            throw new InputException("the table of submissions is written as text or csv, or with --html as a page");
        }
        List<Submission> submissions = SubmissionReader.read(Path.of(puzzle));
        List<GradedSubmission> graded = screen().watch("searching", progress -> {
            GradeBook book = new GradeBook(reader(), chosen().limits(), progress);
            return submissions.stream()
                    .takeWhile(submission -> !isInterrupted())
                    .map(book::grade)
                    .toList();
        });
        GradeTable table = new GradeTable(graded);
        print(format == OutputFormat.CSV ? table.csv() : table.text(terminal().layout()));
        html.ifPresent(file -> AtomicFile.write(file, table.html()));
        List<String> problems =
                graded.stream().flatMap(each -> each.problem().stream()).toList();
        problems.stream().limit(MOST_COMPLAINTS).forEach(problem -> complain(new InputException(problem)));
        if (problems.size() > MOST_COMPLAINTS) {
            complain(new InputException(
                    (problems.size() - MOST_COMPLAINTS) + " more cannot be read; --format csv says why"));
        }
        return problems.isEmpty() || isInterrupted()
                ? code(graded.stream().allMatch(GradedSubmission::solves))
                : ExitCode.BAD_INPUT;
    }

    private InstanceReader reader() {
        return puzzleArguments.reader(chosen(), tables());
    }
}
