package dev.unscramble.cli;

import dev.unscramble.cli.terminal.Interruption;
import dev.unscramble.cli.terminal.Terminal;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.Map;

/** Runs commands without a process for each. It is in this package because only the program itself can do that. */
public final class OneCommand {
    private OneCommand() {}

    /** Runs a command outside of a terminal; the answer is the exit code. */
    public static int run(PrintStream out, PrintStream err, String... arguments) {
        Terminal nowhere =
                new Terminal(InputStream.nullInputStream(), out, err, false, false, false, Map.of(), () -> 80);
        return Main.run(nowhere, new Interruption(), arguments);
    }
}
