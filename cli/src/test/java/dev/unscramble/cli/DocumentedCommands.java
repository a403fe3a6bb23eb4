package dev.unscramble.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Runs commands as the documentation shows them, in a JVM of its own, since a JVM cannot change its folder.
 * Of the language of the shell it knows quotes, {@code &&} and {@code > file}.
 */
final class DocumentedCommands {
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");
    private static final Pattern REDIRECTION = Pattern.compile(" > (\\S+)$");
    private static final String PROGRAM = "./unscramble";

    /** Ends a line of an answer, which is one line itself. */
    static final String LINE_END = "\u2028";

    private DocumentedCommands() {}

    /** Reads commands from standard input, one per line, and answers each with its exit code, error and output. */
    public static void main(String[] arguments) throws IOException {
        var lines = new BufferedReader(new InputStreamReader(System.in, UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            for (String command : line.split(" && ")) {
                Cli answer = run(command.strip());
                System.out.println(
                        answer.code() + "\t" + command + "\t" + oneLine(answer.err()) + "\t" + oneLine(answer.out()));
            }
        }
    }

    private static String oneLine(String text) {
        return text.replace('\t', ' ').replaceAll("\\R", LINE_END);
    }

    /** Runs a command in this JVM, in its folder and in a window of 80 columns. */
    static Cli run(String command) throws IOException {
        var redirection = REDIRECTION.matcher(command);
        String[] words = words(redirection.replaceFirst(""));
        redirection.reset();
        if (!redirection.find()) {
            return Cli.inWindow(80, Map.of("NO_COLOR", "1"), words);
        }
        Cli answer = Cli.run(words);
        Files.writeString(Path.of(redirection.group(1)), answer.out());
        return answer;
    }

    private static String[] words(String command) {
        return WORD.matcher(command.substring(PROGRAM.length()))
                .results()
                .map(DocumentedCommands::word)
                .toArray(String[]::new);
    }

    private static String word(MatchResult word) {
        return word.group(1) == null ? word.group(2) : word.group(1);
    }
}
