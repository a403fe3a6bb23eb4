package dev.unscramble.cli;

import dev.unscramble.cli.help.CommandOutline;
import dev.unscramble.cli.help.FishCompletion;
import dev.unscramble.cli.help.ZshCompletion;
import dev.unscramble.cli.terminal.ExitCode;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints the script that teaches a shell to complete our commands. */
@CommandLine.Command(
        name = "completion",
        description = "Prints a script by which bash, zsh or fish completes commands and options.",
        footer = {
            "",
            "The script for bash is for zsh with bashcompinit, too.",
            "",
            "Examples:",
            "  source <(unscramble completion)",
            "  unscramble completion zsh > ~/.zfunc/_unscramble",
            "  unscramble completion fish > ~/.config/fish/completions/unscramble.fish"
        })
final class CompletionCommand extends Command {
    /** The shells that are taught. */
    enum TaughtShell {
        BASH,
        ZSH,
        FISH
    }

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec spec;

    @Parameters(arity = "0..1", paramLabel = "SHELL", description = "bash (the default), zsh or fish")
    private TaughtShell shell = TaughtShell.BASH;

    @Override
    public Integer call() {
        CommandSpec root = spec.root();
        print(
                switch (shell) {
                    case BASH -> AutoComplete.bash(root.name(), root.commandLine());
                    case ZSH -> ZshCompletion.script(new CommandOutline(root));
                    case FISH -> FishCompletion.script(new CommandOutline(root));
                });
        return ExitCode.DONE;
    }
}
