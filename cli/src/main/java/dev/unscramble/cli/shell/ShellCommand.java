package dev.unscramble.cli.shell;

import java.util.List;
import java.util.function.Consumer;

/**
 * A command of the shell.
 *
 * @param syntax its arguments
 * @param help its effect, in a sentence
 * @param examples lines to try
 * @param completion the kind of each argument; the last also stands for all that follow
 * @param action carries it out
 */
record ShellCommand(
        String name,
        List<String> aliases,
        String syntax,
        String help,
        List<String> examples,
        List<Completion> completion,
        Consumer<Line> action) {

    ShellCommand(String name, String syntax, String help, Consumer<Line> action) {
        this(name, List.of(), syntax, help, List.of(), List.of(), action);
    }

    ShellCommand called(String... others) {
        return new ShellCommand(name, List.of(others), syntax, help, examples, completion, action);
    }

    ShellCommand suchAs(String... lines) {
        return new ShellCommand(name, aliases, syntax, help, List.of(lines), completion, action);
    }

    ShellCommand completedBy(Completion... words) {
        return new ShellCommand(name, aliases, syntax, help, examples, List.of(words), action);
    }

    boolean isCalled(String given) {
        String plain = Dialect.plain(given);
        return plain.equals(Dialect.plain(name)) || aliases.contains(plain);
    }

    String usage() {
        return (name + " " + syntax).strip();
    }
}
