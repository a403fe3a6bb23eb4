package dev.unscramble.cli.help;

import dev.unscramble.catalog.Version;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** The page that {@code man unscramble} shows, in the macros of man(7). */
public final class ManPage {
    private final StringBuilder page = new StringBuilder();

    private ManPage() {}

    public static String of(CommandOutline root) {
        ManPage made = new ManPage();
        made.head(root);
        root.commands().forEach(made::command);
        made.end();
        return made.page.toString().stripTrailing();
    }

    private void head(CommandOutline root) {
        macro("TH", "UNSCRAMBLE 1 \"\" \"Unscramble " + Version.current() + "\" \"User commands\"");
        macro("SH", "NAME");
        text("unscramble \\- search laboratory for puzzles");
        macro("SH", "SYNOPSIS");
        text(escaped(root.synopsis()));
        macro("SH", "DESCRIPTION");
        text(escaped("Solves sliding-tile puzzles of any size, the 2x2x2 pocket cube, permutation puzzles from"
                + " files and ways on maps with every classic search algorithm and heuristic, and shows how each one"
                + " got there."));
        footer(root);
        macro("SH", "OPTIONS");
        text("Every command takes these.");
        root.options(HelpGroup.GENERAL).forEach(this::option);
        macro("SH", "COMMANDS");
    }

    private void command(CommandOutline command) {
        macro("SS", escaped(command.synopsis()));
        text(escaped(command.description()));
        command.parameters().forEach(this::parameter);
        Arrays.stream(HelpGroup.values())
                .filter(group -> group != HelpGroup.GENERAL)
                .flatMap(group -> command.options(group).stream())
                .forEach(this::option);
        footer(command);
    }

    private void end() {
        macro("SH", "ENVIRONMENT");
        entry("UNSCRAMBLE_HOME", "where tables are kept, instead of the system's folder for caches");
        entry("UNSCRAMBLE_TABLE_QUOTA", "the size of all tables that were not made by pdb build (2g)");
        entry("UNSCRAMBLE_CLASSPATH", "folders or jars with puzzles, heuristics and algorithms of your own");
        entry("UNSCRAMBLE_JAVA_OPTS", "more flags for the JVM, such as -Xmx40g");
        entry("JAVA_HOME", "the Java to use, if the release does not bring its own");
    }

    private void parameter(PositionalParamSpec parameter) {
        entry(CommandOutline.label(parameter), String.join(" ", parameter.description()));
    }

    private void option(OptionSpec option) {
        entry(CommandOutline.label(option), String.join(" ", option.description()));
    }

    private void entry(String name, String meaning) {
        macro("TP", "");
        text("\\fB" + escaped(name) + "\\fR");
        text(escaped(meaning));
    }

    private void footer(CommandOutline command) {
        for (CommandOutline.Block block : command.footer()) {
            switch (block.kind()) {
                case PARAGRAPH -> paragraph(escaped(block.text()));
                case HEADING -> paragraph("\\fB" + escaped(block.text()) + "\\fR");
                case LITERAL -> literal(block.text().lines().toList());
            }
        }
    }

    private void paragraph(String text) {
        macro("PP", "");
        text(text);
    }

    private void literal(List<String> lines) {
        macro("nf", "");
        lines.forEach(line -> text(escaped(line)));
        macro("fi", "");
    }

    private void macro(String name, String arguments) {
        page.append(('.' + name + ' ' + arguments).stripTrailing()).append('\n');
    }

    private void text(String line) {
        page.append(line).append('\n');
    }

    /**
     * Escapes the special characters of man: the backslash, the dash of options, and a dot or quote at the beginning.
     */
    private static String escaped(String text) {
        String signs = text.replace("\\", "\\e").replace("-", "\\-");
        return signs.matches("[.'].*") ? "\\&" + signs : signs;
    }
}
