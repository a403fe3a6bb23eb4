package dev.unscramble.cli;

import dev.unscramble.cli.help.BashCompletion;
import dev.unscramble.cli.help.CommandOutline;
import dev.unscramble.cli.help.FishCompletion;
import dev.unscramble.cli.terminal.ExitCode;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints the script by which a shell completes our commands. */
@CommandLine.Command(
        name = "completion",
        description = "Prints a script by which bash, zsh or fish completes commands and options.",
        footer = {
            "",
            "The script for zsh goes into a folder of its $fpath. That for bash can be sourced by zsh, too.",
            "",
            "Examples:",
            "  source <(unscramble completion)",
            "  unscramble completion zsh > ~/.zfunc/_unscramble",
            "  unscramble completion fish > ~/.config/fish/completions/unscramble.fish"
        })
final class CompletionCommand extends Command {
    /** The shells that have a script. */
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
                    case BASH -> BashCompletion.script(root);
                    case ZSH -> BashCompletion.zshFunction(root);
                    case FISH -> FishCompletion.script(new CommandOutline(root));
                });
        return ExitCode.DONE;
    }
}
