package dev.unscramble.cli.shell;

import dev.unscramble.catalog.Algorithm;
import dev.unscramble.model.InputException;
import dev.unscramble.text.Names;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Suggests a command for a line that is not one. */
final class Suggestion {
    /** The shortest name to suggest; a shorter one is similar to nearly everything. */
    private static final int SHORTEST_NAME = 3;

    private final Shell shell;
    private final Line line;

    private Suggestion(Shell shell, Line line) {
        this.shell = shell;
        this.line = line;
    }

    /** A question, or where to look if there is no suggestion. */
    static String of(Shell shell, Line line) {
        Suggestion suggestion = new Suggestion(shell, line);
        return Stream.<Optional<String>>of(
                        suggestion.mistypedName(),
                        suggestion.shortenedName(),
                        suggestion.algorithm(),
                        suggestion.move(),
                        suggestion.state())
                .flatMap(Optional::stream)
                .findFirst()
                .map(meant -> "did you mean " + meant + "?")
                .orElse("help lists the commands");
    }

    private Optional<String> mistypedName() {
        List<String> spellings = shell.commands().stream()
                .flatMap(command -> Stream.concat(Stream.of(command.name()), command.aliases().stream()))
                .filter(name -> name.length() >= SHORTEST_NAME)
                .toList();
        return Names.nearest(Dialect.plain(line.name()), spellings)
                .flatMap(shell::find)
                .map(ShellCommand::name);
    }

    private Optional<String> shortenedName() {
        String given = Dialect.plain(line.name());
        return shell.commands().stream()
                .map(ShellCommand::name)
                .filter(name -> given.length() >= SHORTEST_NAME)
                .filter(name -> Dialect.plain(name).startsWith(given) || given.startsWith(Dialect.plain(name)))
                .findFirst();
    }

    private Optional<String> algorithm() {
        return command("solve", () -> Algorithm.requireName(line.name().split(":", 2)[0]));
    }

    private Optional<String> move() {
        return command("move", () -> shell.state().instance().parseMoves(whole()));
    }

    private Optional<String> state() {
        return line.name().matches("[b_]?\\d.*|[\\[{].*") ? Optional.of("setState " + whole()) : Optional.empty();
    }

    /** The line with a command before it, if that command can read it. */
    private Optional<String> command(String name, Runnable reading) {
        try {
            reading.run();
            return Optional.of(name + " " + whole());
        } catch (InputException e) {
            return Optional.empty();
        }
    }

    private String whole() {
        return (line.name() + " " + line.text()).strip();
    }
}
