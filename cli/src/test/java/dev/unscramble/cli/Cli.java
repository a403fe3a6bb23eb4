package dev.unscramble.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.unscramble.cli.terminal.Interruption;
import dev.unscramble.cli.terminal.Terminal;
import dev.unscramble.cli.terminal.WindowWidth;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.Map;

/** What a command answered: its exit code, its standard output and its standard error. */
public record Cli(int code, String out, String err) {

    public static Cli run(String... arguments) {
        return runWith(InputStream.nullInputStream(), arguments);
    }

    /** With this text on standard input. */
    static Cli pipe(String input, String... arguments) {
        return runWith(new ByteArrayInputStream(input.getBytes(UTF_8)), arguments);
    }

    static Cli runWith(InputStream in, String... arguments) {
        return run(in, false, Map.of(), WindowWidth.USUAL, arguments);
    }

    /** In a window of that many columns, where these variables are set. */
    static Cli inWindow(int columns, Map<String, String> environment, String... arguments) {
        return run(InputStream.nullInputStream(), true, environment, columns, arguments);
    }

    private static Cli run(
            InputStream in, boolean isTerminal, Map<String, String> environment, int columns, String... arguments) {
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        var terminal = new Terminal(
                in,
                new PrintStream(out, false, UTF_8),
                new PrintStream(err, false, UTF_8),
                false,
                isTerminal,
                isTerminal,
                environment,
                () -> columns);
        int code = Main.run(terminal, new Interruption(), arguments);
        terminal.flush();
        return new Cli(code, out.toString(UTF_8), err.toString(UTF_8));
    }

    List<String> lines() {
        return out.lines().toList();
    }
}
