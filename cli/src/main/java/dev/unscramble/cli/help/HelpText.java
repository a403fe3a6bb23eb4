package dev.unscramble.cli.help;

import dev.unscramble.cli.terminal.Terminal;
import dev.unscramble.cli.terminal.WindowWidth;
import dev.unscramble.report.text.Colours;
import dev.unscramble.report.text.TextWrap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The help of a command, for a window of any width: its arguments, its options by group, and examples. Lines are broken
 * between words, so that names stay whole, and examples so that they can be copied.
 */
public final class HelpText {
    /** The column of descriptions, in a window that has room for two columns. */
    private static final int LEFT = 28;

    private static final int LEFT_OF_COMMANDS = 19;

    /** The least width of descriptions beside the names. */
    private static final int RIGHT = 40;

    /** The column of descriptions in a window that is too narrow for two columns. */
    private static final int BELOW = 8;

    private static final String EXAMPLE = CommandOutline.LITERAL;

    private final CommandSpec command;
    private final CommandOutline outline;
    private final int columns;
    private final boolean isWindow;
    private final Colours colours;
    private final List<String> lines = new ArrayList<>();

    public HelpText(CommandSpec command, Terminal terminal) {
        this.command = command;
        this.outline = new CommandOutline(command);
        this.isWindow = terminal.isOutTerminal();
        this.columns = isWindow ? terminal.columns() : WindowWidth.USUAL;
        this.colours = new Colours(terminal.hasColour());
    }

    /** The whole help. */
    public String whole() {
        paragraph("Usage: " + outline.synopsis(), "       ");
        paragraph(outline.description(), "");
        if (!outline.parameters().isEmpty()) {
            lines.add("");
            outline.parameters()
                    .forEach(parameter -> entry(CommandOutline.label(parameter), parameter.description(), LEFT));
        }
        Arrays.stream(HelpGroup.values()).forEach(this::options);
        commands();
        footer();
        return text();
    }

    /** The help in a few lines. */
    public String brief() {
        commands();
        footer();
        return text();
    }

    private String text() {
        return String.join(System.lineSeparator(), lines) + System.lineSeparator();
    }

    private void options(HelpGroup group) {
        List<OptionSpec> options = outline.options(group);
        if (!options.isEmpty()) {
            heading(group.heading());
            options.forEach(option -> entry(label(option), option.description(), LEFT));
        }
    }

    /** Aligns long names, whether there is a short one or not. */
    private static String label(OptionSpec option) {
        String label = CommandOutline.label(option);
        return (label.startsWith("--") ? "    " : "") + label;
    }

    private void commands() {
        List<CommandOutline> commands = outline.commands();
        if (!commands.isEmpty()) {
            heading("Commands");
            commands.forEach(each -> entry(each.name(), new String[] {each.description()}, LEFT_OF_COMMANDS));
        }
    }

    /** Consecutive sentences make a paragraph, however the source breaks them. */
    private void footer() {
        List<String> words = new ArrayList<>();
        for (String line : command.usageMessage().footer()) {
            CommandOutline.Block.Kind kind = CommandOutline.kind(line);
            if (line.isEmpty() || kind == CommandOutline.Block.Kind.LITERAL) {
                endParagraph(words);
                lines.add(isWindow && line.length() > columns ? broken(line) : line);
            } else if (kind == CommandOutline.Block.Kind.HEADING) {
                lines.add(colours.strong(line));
            } else {
                words.add(line);
            }
        }
        endParagraph(words);
    }

    /** An example broken into several lines that are still one command. */
    private String broken(String example) {
        List<String> words = List.of(example.strip().split(" (?=([^\"]*\"[^\"]*\")*[^\"]*$)"));
        String end = " \\";
        return EXAMPLE
                + TextWrap.wrapped(words, EXAMPLE.repeat(3), columns - end.length())
                        .replace("\n", end + "\n");
    }

    private void endParagraph(List<String> words) {
        if (!words.isEmpty()) {
            paragraph(String.join(" ", words), "");
            words.clear();
        }
    }

    private void heading(String text) {
        lines.add("");
        lines.add(colours.strong(text + ":"));
    }

    /** A name and its meaning: beside it, or below it if the window is narrow or the name long. */
    private void entry(String name, String[] description, int left) {
        String text = String.join(" ", description);
        boolean isWide = columns - left >= RIGHT;
        boolean isBeside = isWide && name.length() + EXAMPLE.length() < left;
        String indent = " ".repeat(isWide ? left : BELOW);
        String painted = EXAMPLE + colours.strong(name);
        String meaning = TextWrap.wrapped(List.of(text.split(" ")), indent, columns);
        if (isBeside) {
            lines.add(painted + " ".repeat(left - name.length() - EXAMPLE.length()) + meaning);
        } else {
            lines.add(painted);
            lines.add(indent + meaning);
        }
    }

    private void paragraph(String text, String indent) {
        lines.add(TextWrap.wrapped(List.of(text.split(" ")), indent, columns));
    }
}
