package dev.unscramble.cli.shell;

import dev.unscramble.text.Names;
import java.util.List;
import java.util.Map;

/**
 * Commands of other programs of the same course, translated to ours: {@code solveAstar h1}, {@code setK 10}, {@code
 * print state}. Other names of one of our commands are among its aliases; here are those that stand for more than one
 * word of ours, or take more than one for it.
 */
final class Dialect {
    private static final Map<String, String> MEANINGS = Map.of(
            "solvea", "solve astar",
            "solvea*", "solve astar",
            "solveastar", "solve astar",
            "solvebeam", "solve beam",
            "heuristic", "set heuristic",
            "setheuristic", "set heuristic",
            "setk", "set beam-width");

    private Dialect() {}

    /** A command name in the form in which names are compared: without regard to case, dashes and underscores. */
    static String plain(String name) {
        return Names.plain(name).replace("-", "");
    }

    /** A line in our words; most lines stay unchanged. */
    static Line translated(Line line, List<ShellCommand> commands) {
        String meaning = MEANINGS.get(plain(line.name()));
        if (meaning != null) {
            return Line.of(meaning + " " + line.text());
        }
        return isNameInTwoWords(line, commands) ? line.joined() : line;
    }

    private static boolean isNameInTwoWords(Line line, List<ShellCommand> commands) {
        return !line.words().isEmpty()
                && commands.stream()
                        .anyMatch(command -> plain(command.name())
                                .equals(plain(line.name() + line.words().get(0))));
    }
}
