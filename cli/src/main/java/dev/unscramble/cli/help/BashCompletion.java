package dev.unscramble.cli.help;

import java.util.List;
import picocli.AutoComplete;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Picocli's script, by which bash and zsh complete commands, options and the values that have names. */
public final class BashCompletion {
    private BashCompletion() {}

    /** The script. It changes the options of {@code root}, which cannot be used for anything else afterwards. */
    public static String script(CommandSpec root) {
        root.subcommands().values().forEach(command -> nameValues(command.getCommandSpec()));
        return AutoComplete.bash(root.name(), root.commandLine());
    }

    /**
     * The script as a function that zsh loads from its {@code $fpath} when it first completes the command. Aliases have
     * no effect in such a function, so the script's alias for a command that zsh lacks is removed.
     */
    public static String zshFunction(CommandSpec root) {
        String name = root.name();
        return "#compdef " + name + "\n" + script(root) + "if [ \"${funcstack[1]}\" = _" + name
                + " ]; then\n  unalias compopt\n  _bash_complete -F _complete_" + name + " -o default\nfi";
    }

    /**
     * Gives each option with named values a label of its own: picocli distinguishes them by label only, and writes
     * constants as in the source.
     */
    private static void nameValues(CommandSpec command) {
        for (OptionSpec option : List.copyOf(command.options())) {
            if (hasNamedValues(option)) {
                command.remove(option)
                        .addOption(OptionSpec.builder(option)
                                .paramLabel(option.longestName().substring(2))
                                .completionCandidates(CommandOutline.values(option))
                                .build());
            }
        }
        for (PositionalParamSpec parameter : List.copyOf(command.positionalParameters())) {
            if (hasNamedValues(parameter)) {
                command.remove(parameter)
                        .addPositional(PositionalParamSpec.builder(parameter)
                                .completionCandidates(CommandOutline.values(parameter))
                                .build());
            }
        }
    }

    private static boolean hasNamedValues(ArgSpec argument) {
        return argument.completionCandidates() != null && argument.group() == null;
    }
}
