package dev.unscramble.cli;

import dev.unscramble.analysis.Grade;
import dev.unscramble.catalog.Instance;
import dev.unscramble.options.OptionGroup;
import dev.unscramble.options.SolveOption;
import dev.unscramble.report.GradeReport;
import java.util.List;
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
            "",
            "Examples:",
            "  unscramble grade \"142 3b5 678\" \"up left\"",
            "  unscramble grade \"142 3b5 678\" ul",
            "  unscramble grade \"142 3b5 678\" \"4 1\" --format json",
            "  unscramble grade \"R U' F2\" \"F2 U R'\""
        })
final class GradeCommand extends Command {
    @Parameters(
            index = "0",
            paramLabel = "PUZZLE",
            description = "a puzzle in any format, a file, or - for standard input")
    @SuppressWarnings("NullAway.Init") // set by picocli
    private String puzzle;

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "MOVES",
            description = "the moves, in one argument or several")
    @SuppressWarnings("NullAway.Init") // set by picocli
    private String[] moves;

    @Mixin
    private final PuzzleArguments puzzleArguments = new PuzzleArguments();

    @Option(names = "--format", paramLabel = "FORMAT", description = "text (the default), json or csv")
    private OutputFormat format = OutputFormat.TEXT;

    @Override
    List<SolveOption> options() {
        return SolveOption.of(OptionGroup.RULES, OptionGroup.LIMITS);
    }

    @Override
    public Integer call() {
        Instance<?> instance = puzzleArguments
                .reader(chosen(), tables())
                .readOne(puzzle, terminal().in());
        ProgressLine progress = progress();
        Grade grade = Grade.of(instance, instance.parseMoves(String.join(" ", moves)), chosen().limits(), progress);
        progress.clear();
        if (format == OutputFormat.TEXT) {
            print("start       " + instance.start());
            print("goal        " + instance.goal());
            instance.goalNote().ifPresent(note -> print("            " + note));
        }
        print(
                switch (format) {
                    case TEXT -> GradeReport.text(grade);
                    case JSON -> GradeReport.json(grade);
                    case CSV -> GradeReport.csv(grade);
                });
        if (isInterrupted()) {
            return ExitCode.INTERRUPTED;
        }
        return grade.solves() ? ExitCode.DONE : ExitCode.NOT_SOLVED;
    }
}
