package dev.unscramble.cli;

import dev.unscramble.catalog.Domain;
import dev.unscramble.catalog.Instance;
import dev.unscramble.cli.arguments.AssignmentArguments;
import dev.unscramble.cli.arguments.Formats;
import dev.unscramble.cli.arguments.PuzzleArguments;
import dev.unscramble.cli.arguments.SeedArguments;
import dev.unscramble.cli.terminal.ExitCode;
import dev.unscramble.cli.terminal.ProgressLine;
import dev.unscramble.course.Assignment;
import dev.unscramble.course.AssignmentFiles;
import dev.unscramble.generate.Draw;
import dev.unscramble.generate.Generator;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.options.OptionGroup;
import dev.unscramble.options.SeedOption;
import dev.unscramble.options.SolveOption;
import dev.unscramble.text.Quantity;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Makes random puzzles. */
@CommandLine.Command(
        name = "generate",
        description = "Makes random puzzles: uniform over all solvable ones by default.",
        sortOptions = false,
        footer = {
            "",
            "Examples:",
            "  unscramble generate --size 4x4 --count 10 --seed 7",
            "  unscramble generate --depth 20 --count 100 --format json > depth20.jsonl",
            "  unscramble generate --size 5x5 --moves 30",
            "  unscramble generate --puzzle cube --min-depth 4 --format competition",
            "  unscramble generate --assignment homework --students names.txt --depths 8,14,20 --seed 7"
        })
final class GenerateCommand extends Command {
    @Option(names = "--count", paramLabel = "N", description = "how many (default: 1)")
    private Optional<Integer> count = Optional.empty();

    @Mixin
    private final SeedArguments seedArguments = new SeedArguments();

    @ArgGroup
    private Hardness hardness = new Hardness();

    /** At most one of them. */
    static final class Hardness {
        @Option(names = "--depth", paramLabel = "D", description = "puzzles that need exactly D moves")
        private Optional<Integer> depth = Optional.empty();

        @Option(names = "--min-depth", paramLabel = "D", description = "puzzles that need at least D moves")
        private Optional<Integer> minDepth = Optional.empty();

        @Option(
                names = "--moves",
                paramLabel = "N",
                description = "puzzles N random moves from the goal, none undoing the one before")
        private Optional<Integer> moves = Optional.empty();

        boolean isChosen() {
            return depth.isPresent() || minDepth.isPresent() || moves.isPresent();
        }

        Draw draw() {
            requireNotNegative("--depth", depth);
            requireNotNegative("--moves", moves);
            requireNotNegative("--min-depth", minDepth);
            return Draw.of(depth, minDepth, moves);
        }

        private static void requireNotNegative(String option, Optional<Integer> value) {
            value.filter(number -> number < 0).ifPresent(number -> {
                throw new InputException(option + " is " + number + "; it must not be negative");
            });
        }
    }

    @Mixin
    private final AssignmentArguments assignment = new AssignmentArguments();

    @Mixin
    private final PuzzleArguments puzzleArguments = new PuzzleArguments();

    @Option(names = "--format", paramLabel = "FORMAT", description = Formats.DESCRIPTION)
    private Optional<String> format = Optional.empty();

    @Override
    List<SolveOption> options() {
        return SolveOption.of(OptionGroup.RULES, OptionGroup.LIMITS);
    }

    @Override
    public Integer call() {
        if (count() < 1) {
            throw new InputException("--count is " + count() + "; it must be at least 1");
        }
        Optional<Long> seed = seedArguments.seed();
        long chosen = seed.orElseGet(SeedOption::any);
        ProgressLine progress = progress();
        Limits limits = chosen().limits();
        if (limits.hasDepth()) {
            throw new InputException("generate does not use --max-depth; use --depth N for puzzles of N moves");
        }
        Domain<?> domain = puzzleArguments.reader(chosen(), tables()).domain(puzzleArguments.puzzle());
        try {
            if (assignment.folder().isPresent()) {
                assign(domain, assignment.folder().get(), chosen, limits, progress);
            } else {
                Generator<?> generator = new Generator<>(domain, chosen, limits, progress);
                Iterator<? extends Instance<?>> instances =
                        hardness.draw().from(generator, count()).iterator();
                generator.remark().ifPresent(this::remark);
                print(instances, progress);
            }
        } finally {
            progress.clear();
        }
        if (isInterrupted()) {
            return ExitCode.INTERRUPTED;
        }
        if (seed.isEmpty()) {
            remark("seed " + chosen + " makes these again");
        }
        return ExitCode.DONE;
    }

    private void print(Iterator<? extends Instance<?>> instances, ProgressLine progress) {
        String gap = "";
        while (!isInterrupted() && instances.hasNext() && !terminal().out().checkError()) {
            String text = written(instances.next(), format.orElse("text"));
            progress.clear();
            print(gap + text);
            gap = text.contains("\n") ? "\n" : "";
        }
    }

    private void assign(Domain<?> domain, Path folder, long chosen, Limits limits, ProgressLine progress) {
        if (hardness.isChosen()) {
            throw new InputException("an assignment has puzzles of exact depths: --depths 8,14,20 chooses them");
        }
        if (count.isPresent() || format.isPresent()) {
            throw new InputException("--count and --format are not for --assignment, whose puzzles are one of each of"
                    + " --depths for each of --students, written as sheets");
        }
        AssignmentFiles.requireEmpty(folder);
        List<String> students = assignment.students();
        Assignment made = Assignment.draw(domain, students, assignment.depths(), chosen, limits, progress);
        progress.clear();
        AssignmentFiles.write(made, folder);
        print("sheets      " + folder.resolve(AssignmentFiles.SHEETS) + ", one for each of "
                + Quantity.counted(students.size(), "student"));
        print("key         " + folder.resolve(AssignmentFiles.KEY) + ", with a shortest solution of each puzzle");
        print("grade       unscramble grade " + folder.resolve(AssignmentFiles.SHEETS));
        if (made.repeats()) {
            remark("some students got the same puzzle: there are not enough of every depth");
        }
    }

    private int count() {
        return count.orElse(1);
    }
}
