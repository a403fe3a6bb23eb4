package dev.unscramble.cli.help;

import dev.unscramble.text.Names;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** The description of a command, from which help, completions, the man page and the reference are made. */
public record CommandOutline(CommandSpec command) {
    /** The beginning of the lines of a footer that are not wrapped. */
    static final String LITERAL = "  ";

    /** A block of a footer: a paragraph, a heading, or lines that are not wrapped, such as examples. */
    record Block(Kind kind, String text) {
        enum Kind {
            PARAGRAPH,
            HEADING,
            LITERAL
        }
    }

    String name() {
        return command.name();
    }

    /** Its usage, such as {@code unscramble solve [OPTIONS] PUZZLE...}. */
    String synopsis() {
        String own = command.positionalParameters().stream()
                .map(parameter -> " " + label(parameter))
                .collect(Collectors.joining());
        return command.qualifiedName() + " [OPTIONS]" + own
                + (command.subcommands().isEmpty() ? "" : " COMMAND");
    }

    String description() {
        return String.join(" ", command.usageMessage().description());
    }

    /** The commands below it that are not hidden. */
    List<CommandOutline> commands() {
        return command.subcommands().values().stream()
                .map(CommandLine::getCommandSpec)
                .filter(each -> !each.usageMessage().hidden())
                .map(CommandOutline::new)
                .toList();
    }

    List<PositionalParamSpec> parameters() {
        return command.positionalParameters();
    }

    /** The options of one group that are not hidden, in the order of the help. */
    List<OptionSpec> options(HelpGroup group) {
        return command.options().stream()
                .filter(option -> !option.hidden() && HelpGroup.of(option) == group)
                .sorted(Comparator.comparingInt(OptionSpec::order))
                .toList();
    }

    /** All options that are not hidden. */
    List<OptionSpec> options() {
        return Arrays.stream(HelpGroup.values())
                .flatMap(group -> options(group).stream())
                .toList();
    }

    static String label(PositionalParamSpec parameter) {
        String name = parameter.paramLabel() + (parameter.arity().max() > 1 ? "..." : "");
        return parameter.arity().min() == 0 ? "[" + name + "]" : name;
    }

    /** Its names, the shortest first, and the name of its value. */
    static String label(OptionSpec option) {
        String value = takesValue(option) ? "=" + option.paramLabel() : "";
        boolean isOptional = takesValue(option) && option.arity().min() == 0;
        return String.join(", ", names(option)) + (isOptional ? "[" + value + "]" : value);
    }

    static boolean takesValue(OptionSpec option) {
        return option.arity().max() > 0;
    }

    /** The names of an option, the shortest first. */
    static List<String> names(OptionSpec option) {
        return Arrays.stream(option.names())
                .sorted(Comparator.comparingInt(String::length))
                .toList();
    }

    /** The values that have names; none if any value may be given. */
    static List<String> values(ArgSpec argument) {
        return argument.completionCandidates() == null
                ? List.of()
                : StreamSupport.stream(argument.completionCandidates().spliterator(), false)
                        .map(Names::plain)
                        .toList();
    }

    /** The text after the options. Consecutive sentences make a paragraph, however the source breaks them. */
    List<Block> footer() {
        List<Block> blocks = new ArrayList<>();
        for (String line : command.usageMessage().footer()) {
            Block.Kind kind = kind(line);
            boolean goesOn = !blocks.isEmpty() && blocks.get(blocks.size() - 1).kind() == kind;
            if (goesOn && !line.isEmpty()) {
                Block last = blocks.remove(blocks.size() - 1);
                String between = kind == Block.Kind.LITERAL ? "\n" : last.text().isEmpty() ? "" : " ";
                blocks.add(new Block(kind, last.text() + between + line));
            } else {
                blocks.add(new Block(kind, line));
            }
        }
        return blocks.stream().filter(block -> !block.text().isEmpty()).toList();
    }

    static Block.Kind kind(String line) {
        if (line.startsWith(LITERAL)) {
            return Block.Kind.LITERAL;
        }
        return line.matches("\\w+:") ? Block.Kind.HEADING : Block.Kind.PARAGRAPH;
    }
}
