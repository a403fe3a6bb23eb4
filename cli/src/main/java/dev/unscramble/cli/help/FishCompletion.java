package dev.unscramble.cli.help;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Model.OptionSpec;

/** The script by which fish completes commands, options and the values that have names; the rest are files. */
public final class FishCompletion {
    private FishCompletion() {}

    public static String script(CommandOutline root) {
        String begin = "complete -c " + root.name();
        Stream<String> commands = root.commands().stream()
                .map(command -> begin + " -f -n __fish_use_subcommand -a " + command.name() + " -d "
                        + quoted(command.description()));
        Stream<String> options = root.commands().stream()
                .flatMap(command -> command.options().stream().map(option -> begin + option(command, option)));
        return Stream.concat(commands, options)
                .collect(Collectors.joining(
                        "\n", "# Completes the commands and options of " + root.name() + " in fish.\n", ""));
    }

    private static String option(CommandOutline command, OptionSpec option) {
        String names =
                CommandOutline.names(option).stream().map(FishCompletion::name).collect(Collectors.joining());
        return " -n '__fish_seen_subcommand_from " + command.name() + "'" + names + value(option) + " -d "
                + quoted(summary(option));
    }

    /** The beginning of an option's description, since a menu has one line for it. */
    private static String summary(OptionSpec option) {
        return String.join(" ", option.description()).split("[:;(]", 2)[0].strip();
    }

    /** In fish, {@code -s a}, {@code -l algorithm} and the rare {@code -o cp} of one dash. */
    private static String name(String name) {
        if (name.startsWith("--")) {
            return " -l " + name.substring(2);
        }
        return (name.length() == 2 ? " -s " : " -o ") + name.substring(1);
    }

    private static String value(OptionSpec option) {
        List<String> values = CommandOutline.values(option);
        if (!CommandOutline.takesValue(option)) {
            return "";
        }
        return values.isEmpty() ? " -r" : " -x -a " + quoted(String.join(" ", values));
    }

    private static String quoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}
