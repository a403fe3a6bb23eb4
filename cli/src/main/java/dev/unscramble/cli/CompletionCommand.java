package dev.unscramble.cli;

import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints the script that teaches a shell to complete our commands. */
@CommandLine.Command(
        name = "completion",
        description = "Prints a script by which bash and zsh complete commands and options.",
        footer = {"", "Example:", "  source <(unscramble completion)"})
final class CompletionCommand extends Command {
    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec spec;

    @Override
    public Integer call() {
        print(AutoComplete.bash("unscramble", spec.root().commandLine()));
        return ExitCode.DONE;
    }
}
