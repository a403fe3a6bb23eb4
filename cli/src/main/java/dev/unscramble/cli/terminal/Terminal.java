package dev.unscramble.cli.terminal;

import dev.unscramble.report.text.TextLayout;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.function.IntSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The streams of a command: results to {@link #out}, all else to {@link #err}. The launcher says which of them are
 * terminals, because Java cannot find out for one alone.
 */
public record Terminal(
        InputStream in,
        PrintStream out,
        PrintStream err,
        boolean isInTerminal,
        boolean isOutTerminal,
        boolean isErrTerminal,
        Map<String, String> environment,
        IntSupplier window) {

    public static Terminal system(StandardOutput output) {
        return new Terminal(
                System.in,
                stream(output),
                stream(new FileOutputStream(FileDescriptor.err)),
                isTerminal("in"),
                isTerminal("out"),
                isTerminal("err"),
                System.getenv(),
                new WindowWidth(System.getenv()));
    }

    /**
     * As the launcher says. The one of Windows cannot know; there, it is a terminal if Java has a console, that is if
     * both input and output are terminals.
     */
    @SuppressWarnings("SystemConsoleNull") // the console of java.base may be null
    private static boolean isTerminal(String stream) {
        String said = System.getProperty("unscramble.terminal." + stream);
        boolean isForConsole = "java.base".equals(System.getProperty("jdk.console"));
        return said == null ? isForConsole && System.console() != null : Boolean.parseBoolean(said);
    }

    private static PrintStream stream(FileOutputStream file) {
        return new PrintStream(new BufferedOutputStream(file), false, StandardCharsets.UTF_8);
    }

    /** Whether to write in colour: on a terminal, unless its user refuses. */
    public boolean hasColour() {
        return isOutTerminal && variable("NO_COLOR").isEmpty() && !isDumb();
    }

    /** Whether it can show more than ASCII, according to the locale. */
    boolean hasUnicode() {
        String locale = Stream.of("LC_ALL", "LC_CTYPE", "LANG")
                .map(this::variable)
                .filter(value -> !value.isEmpty())
                .findFirst()
                .orElse("");
        return isOutTerminal && locale.matches("(?i).*utf-?8.*") && !isDumb();
    }

    private boolean isDumb() {
        return variable("TERM").equals("dumb");
    }

    private String variable(String name) {
        return environment.getOrDefault(name, "");
    }

    /** The columns of its window. */
    public int columns() {
        return window.getAsInt();
    }

    /** The layout of results. */
    public TextLayout layout() {
        return isOutTerminal ? TextLayout.window(columns(), hasUnicode(), hasColour()) : TextLayout.PLAIN;
    }

    /** Writes what is not a result; in a window, lines are broken between words. */
    public void tell(String text) {
        TextLayout window = TextLayout.window(columns(), false, false);
        err.println(
                isErrTerminal
                        ? text.lines().map(line -> window.wrapped(line, "")).collect(Collectors.joining("\n"))
                        : text);
        err.flush();
    }

    public void flush() {
        out.flush();
        err.flush();
    }
}
