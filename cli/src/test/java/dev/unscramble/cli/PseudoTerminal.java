package dev.unscramble.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/**
 * The jar on a terminal of its own, as a person meets it: {@code script}, which every Linux has, makes the
 * terminal, and we press the keys.
 */
final class PseudoTerminal implements AutoCloseable {
    static final String UP = "\u001bOA";
    static final String LEFT = "\u001bOD";
    static final String CTRL_C = "\u0003";
    static final String CTRL_D = "\u0004";
    static final String TAB = "\t";
    static final String ENTER = "\r";

    private static final List<String> FLAGS = List.of(
            "-Dunscramble.terminal.in=true", "-Dunscramble.terminal.out=true", "-Dunscramble.terminal.err=true");
    private static final Pattern ESCAPE = Pattern.compile("\u001b(\\[[0-9;?=>]*[A-Za-z]|[=>]|\\([A-Z])");

    /** A line of progress, which is overwritten, and what erases the last one. */
    private static final Pattern STATUS =
            Pattern.compile("\u001b\\[\\?7l\r\u001b\\[K[^\n]*?\u001b\\[\\?7h|\r\u001b\\[K");

    /** What follows the last that was written; no other part is empty. */
    private static final String END = "";

    private final Process process;
    private final BlockingQueue<String> written = new LinkedBlockingQueue<>();
    private final OutputStream keys;
    private final StringBuilder seen = new StringBuilder();
    private int looked;

    PseudoTerminal(int rows, int columns, Map<String, String> environment, String... arguments) throws IOException {
        this(rows, columns, environment, Path.of(""), quoted(FLAGS, arguments));
    }

    /** A terminal in which a line of the shell is run in a folder. */
    PseudoTerminal(int rows, int columns, Map<String, String> environment, Path folder, String line)
            throws IOException {
        String command = "stty rows " + rows + " cols " + columns + "; exec " + line;
        ProcessBuilder builder = new ProcessBuilder("script", "-qec", command, "/dev/null")
                .directory(folder.toAbsolutePath().toFile())
                .redirectErrorStream(true);
        builder.environment().put("TERM", "xterm");
        builder.environment().keySet().removeAll(Set.of("NO_COLOR", "COLUMNS", "LC_ALL", "LC_CTYPE", "LANG"));
        builder.environment().putAll(environment);
        process = builder.start();
        keys = process.getOutputStream();
        Thread reader = new Thread(this::read, "terminal");
        reader.setDaemon(true);
        reader.start();
    }

    /** The jar as words of the shell. */
    static String quoted(List<String> flags, String... arguments) {
        return "'" + String.join("' '", JarProcesses.builder(flags, arguments).command()) + "'";
    }

    /** Reads to the end, and returns the lines that are left on the screen, without colours. */
    List<String> lines() throws InterruptedException {
        for (String more = next(); !more.equals(END); more = next()) {
            seen.append(more);
        }
        String shown = STATUS.matcher(seen).replaceAll("");
        return ESCAPE.matcher(shown).replaceAll("").lines().toList();
    }

    private String next() throws InterruptedException {
        String more = written.poll(JarProcesses.PATIENCE_SECONDS, TimeUnit.SECONDS);
        assertThat(more).as("it hangs after: %s", seen).isNotNull();
        return more;
    }

    void press(String text) throws IOException {
        keys.write(text.getBytes(UTF_8));
        keys.flush();
    }

    /** Gives the window another size, as somebody does who pulls at its corner. */
    void resize(int rows, int columns) throws IOException, InterruptedException {
        ProcessHandle program = process.children().findFirst().orElseThrow();
        Path terminal = Files.readSymbolicLink(Path.of("/proc", Long.toString(program.pid()), "fd", "0"));
        Process stty = new ProcessBuilder("stty", "-F", terminal.toString(), "rows", "" + rows, "cols", "" + columns)
                .inheritIO()
                .start();
        assertThat(stty.waitFor()).isZero();
    }

    /** Reads on until this text is on the screen, below what was looked at before; escape codes are left out. */
    String await(String text) throws InterruptedException {
        while (true) {
            String plain = ESCAPE.matcher(seen).replaceAll("");
            int found = plain.indexOf(text, looked);
            if (found >= 0) {
                String part = plain.substring(looked, found + text.length());
                looked = found + text.length();
                return part;
            }
            String more = next();
            assertThat(more).as("\"%s\" was awaited; there was: %s", text, seen).isNotEqualTo(END);
            seen.append(more);
        }
    }

    /** By characters: a read may end in the middle of the bytes of one. */
    private void read() {
        char[] buffer = new char[4096];
        try (Reader out = process.inputReader(UTF_8)) {
            for (int count = out.read(buffer); count > 0; count = out.read(buffer)) {
                written.add(new String(buffer, 0, count));
            }
        } catch (IOException e) {
            written.add("(" + e + ")");
        } finally {
            written.add(END);
        }
    }

    /** Everything that was written so far, with its escape codes. */
    String raw() {
        return seen.toString();
    }

    int exitCode() throws InterruptedException {
        return JarProcesses.code(process);
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
