package dev.unscramble.cli.help;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Model.OptionSpec;

/** The reference of all commands as Markdown: docs/commands.md. */
public final class CommandReference {
    private final List<String> parts = new ArrayList<>();

    private CommandReference() {}

    public static String of(CommandOutline root) {
        CommandReference made = new CommandReference();
        made.head(root);
        root.commands().forEach(made::command);
        return String.join("\n\n", made.parts);
    }

    private void head(CommandOutline root) {
        parts.add("# Commands");
        parts.add(
                "All that `./unscramble COMMAND --help` says, on one page. It is made from the program by `./release --docs`,"
                        + " and a test\nholds it to be current.");
        parts.add(table(
                "command",
                root.commands().stream()
                        .map(command -> row(
                                "[" + command.name() + "](#" + command.name() + ")", escaped(command.description())))));
        footer(root);
        parts.add("## Options of every command");
        options(root.options(HelpGroup.GENERAL));
    }

    private void command(CommandOutline command) {
        parts.add("## " + command.name());
        parts.add(escaped(command.description()));
        parts.add("```\n" + command.synopsis() + "\n```");
        if (!command.parameters().isEmpty()) {
            parts.add(table(
                    "parameter",
                    command.parameters().stream()
                            .map(parameter ->
                                    row(code(CommandOutline.label(parameter)), meaning(parameter.description())))));
        }
        for (HelpGroup group : HelpGroup.values()) {
            if (group != HelpGroup.GENERAL && !command.options(group).isEmpty()) {
                parts.add("**" + group.heading() + "**");
                options(command.options(group));
            }
        }
        footer(command);
    }

    private void options(List<OptionSpec> options) {
        parts.add(table(
                "option",
                options.stream()
                        .map(option -> row(code(CommandOutline.label(option)), meaning(option.description())))));
    }

    private void footer(CommandOutline command) {
        for (CommandOutline.Block block : command.footer()) {
            parts.add(
                    switch (block.kind()) {
                        case PARAGRAPH -> escaped(block.text());
                        case HEADING -> "**" + block.text().replace(":", "") + "**";
                        case LITERAL -> "```\n" + block.text().stripIndent() + "\n```";
                    });
        }
    }

    private static String table(String first, Stream<String> rows) {
        return rows.collect(Collectors.joining("\n", "| " + first + " | |\n|---|---|\n", ""));
    }

    private static String row(String name, String meaning) {
        return "| " + name + " | " + meaning + " |";
    }

    private static String code(String text) {
        return "`" + text.replace("|", "\\|") + "`";
    }

    private static String meaning(String[] description) {
        return escaped(String.join(" ", description));
    }

    private static String escaped(String text) {
        return text.replaceAll("([\\\\*_<|`\\[\\]])", "\\\\$1");
    }
}
