package dev.unscramble.cli;

import dev.unscramble.cli.help.CommandOutline;
import dev.unscramble.cli.help.CommandReference;
import dev.unscramble.cli.help.ManPage;
import dev.unscramble.cli.terminal.ExitCode;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints all help texts as one manual, for releases and the documentation. */
@CommandLine.Command(
        name = "manual",
        hidden = true,
        description = "Prints the manual of all commands.",
        footer = {"", "Example:", "  unscramble manual man > unscramble.1"})
final class ManualCommand extends Command {
    /** The format of the manual: for the program man, or docs/commands.md. */
    enum ManualFormat {
        MAN,
        MARKDOWN
    }

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec spec;

    @Parameters(paramLabel = "FORMAT", description = "man or markdown")
    @SuppressWarnings("NullAway.Init") // set by picocli
    private ManualFormat format;

    @Override
    public Integer call() {
        CommandOutline root = new CommandOutline(spec.root());
        print(
                switch (format) {
                    case MAN -> ManPage.of(root);
                    case MARKDOWN -> CommandReference.of(root);
                });
        return ExitCode.DONE;
    }
}
