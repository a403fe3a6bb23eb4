package dev.unscramble.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Where a command reads and writes: results to {@link #out}, all else to {@link #err}. Whether each
 * is a terminal the launcher knows and tells, because Java cannot find out for one alone.
 */
record Terminal(
        InputStream in,
        PrintStream out,
        PrintStream err,
        boolean isInTerminal,
        boolean isOutTerminal,
        boolean isErrTerminal) {

    static Terminal system(StandardOutput output) {
        return new Terminal(
                System.in,
                stream(output),
                stream(new FileOutputStream(FileDescriptor.err)),
                Boolean.getBoolean("unscramble.terminal.in"),
                Boolean.getBoolean("unscramble.terminal.out"),
                Boolean.getBoolean("unscramble.terminal.err"));
    }

    private static PrintStream stream(FileOutputStream file) {
        return new PrintStream(new BufferedOutputStream(file), false, StandardCharsets.UTF_8);
    }

    /** Whether to write in colour: on a terminal whose user does not mind. */
    boolean hasColour() {
        String wish = System.getenv("NO_COLOR");
        return isOutTerminal && (wish == null || wish.isEmpty()) && !"dumb".equals(System.getenv("TERM"));
    }

    void flush() {
        out.flush();
        err.flush();
    }
}
