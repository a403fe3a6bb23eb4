package dev.unscramble.cli;

import dev.unscramble.catalog.Instance;
import dev.unscramble.cli.arguments.Formats;
import dev.unscramble.cli.arguments.PuzzleArguments;
import dev.unscramble.cli.terminal.ExitCode;
import dev.unscramble.options.OptionGroup;
import dev.unscramble.options.SolveOption;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Rewrites puzzles in another format. */
@CommandLine.Command(
        name = "convert",
        description = "Rewrites a puzzle, or many, in another format.",
        sortOptions = false,
        footer = {
            "",
            "Examples:",
            "  unscramble convert --format json \"724 5b6 831\"",
            "  unscramble convert problem.json --format grid",
            "  unscramble convert puzzles.txt --format csv",
            "  unscramble convert \"R U' F2\" --format urfdlb"
        })
final class ConvertCommand extends Command {
    @Parameters(
            arity = "1..*",
            paramLabel = "PUZZLE",
            description = "a puzzle in any format, a file with one or many (one per line), or - for standard input")
    @SuppressWarnings("NullAway.Init") // set by picocli
    private String[] puzzle;

    @Mixin
    private final PuzzleArguments puzzleArguments = new PuzzleArguments();

    @Option(names = "--format", paramLabel = "FORMAT", description = Formats.DESCRIPTION)
    private String format = "text";

    @Override
    List<SolveOption> options() {
        return SolveOption.of(OptionGroup.RULES);
    }

    @Override
    public Integer call() {
        List<Instance<?>> instances = puzzleArguments
                .reader(chosen(), tables())
                .read(String.join(" ", puzzle), terminal().in());
        List<String> texts =
                instances.stream().map(instance -> written(instance, format)).toList();
        print(String.join(texts.get(0).contains("\n") ? "\n\n" : "\n", texts));
        return ExitCode.DONE;
    }
}
