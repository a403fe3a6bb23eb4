package dev.unscramble.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The tutorials and the lab sheet from end to end in a terminal of 80 columns and 24 rows, each command in a JVM of its
 * own. A block of {@code text} has what the commands of the block before it print; three dots stand for lines that it
 * leaves out, and times are not compared.
 */
@Timeout(900)
class TutorialIT {
    static final List<String> PAGES = List.of("lab-sheet.md", "tutorial-student.md", "tutorial-teacher.md");

    private static final int COLUMNS = 80;
    private static final String LEFT_OUT = "...";

    /** The commands of a block, and the text of the block after it if there is one. */
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```sh\\n(.*?)^```\\n(?:\\n```text\\n(.*?)^```)?");

    private static final Pattern TIME = Pattern.compile("\\d[\\d.,]*(?= (?:s|ms|\u00b5s|nodes/s|states/s)(?![a-z]))");

    /** Lines that begin with these are printed by the shell of the test. */
    private static final String COMMAND = "\u001e";

    private static final String CODE = "\u001d";

    /** The usual time limit of compare is enough on a quiet machine; this one may be busy. */
    private static final String LAUNCHER = """
            #!/bin/sh
            case " $*" in *" --time-limit"*) ;; " compare "*) set -- "$@" --time-limit 10m ;; esac
            in=false; out=false; err=false
            [ -t 0 ] && in=true
            [ -t 1 ] && out=true
            [ -t 2 ] && err=true
            exec %s "$@"
            """;

    @TempDir
    private Path folder;

    static List<String> pages() {
        return PAGES;
    }

    @ParameterizedTest
    @MethodSource("pages")
    void thePageShowsWhatATerminalOf80ColumnsShows(String name) throws Exception {
        Path page = Path.of("..", "docs", name);
        List<MatchResult> blocks =
                BLOCK.matcher(Files.readString(page)).results().toList();
        List<List<String>> printed = run(blocks.stream()
                .map(block -> DocumentedCommandsIT.commands(block.group(1)).toList())
                .toList());
        assertThat(printed).hasSameSizeAs(blocks).hasSizeGreaterThan(4);
        int compared = 0;
        for (int block = 0; block < blocks.size(); block++) {
            String shown = blocks.get(block).group(2);
            if (shown != null) {
                assertThat(printed.get(block).stream().map(TutorialIT::withoutTimes))
                        .as(blocks.get(block).group(1))
                        .satisfies(lines -> assertShows(shown.lines().toList(), List.copyOf(lines)));
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(3);
        if (name.startsWith("tutorial-")) {
            DocumentedCommandsIT.assertFigures(
                    page, printed.stream().flatMap(List::stream).toList());
        }
    }

    /** The lines that each block of commands prints; each command ends with the exit code that the page speaks of. */
    private List<List<String>> run(List<List<String>> blocks) throws Exception {
        writeLauncher();
        StringBuilder script = new StringBuilder();
        for (List<String> block : blocks) {
            script.append("printf '" + COMMAND + "\\n'\n");
            block.forEach(command ->
                    script.append(command).append("\nprintf '" + CODE + "%s " + quoted(command) + "\\n' $?\n"));
        }
        Files.writeString(folder.resolve("commands"), script);
        Map<String, String> environment = Map.of(
                "LANG", "C.UTF-8", "UNSCRAMBLE_HOME", folder.resolve("home").toString());
        List<List<String>> printed = new ArrayList<>();
        try (var window = new PseudoTerminal(24, COLUMNS, environment, folder, "sh commands")) {
            for (String line : window.lines()) {
                if (line.equals(COMMAND)) {
                    printed.add(new ArrayList<>());
                } else if (line.startsWith(CODE)) {
                    assertThat(line).startsWith(CODE + (DocumentedCommandsIT.isOfUnsolved(line) ? "1 " : "0 "));
                } else {
                    printed.get(printed.size() - 1).add(line);
                }
            }
        }
        return printed;
    }

    private void writeLauncher() throws IOException {
        List<String> flags = Stream.of("in", "out", "err")
                .map(stream -> "-Dunscramble.terminal." + stream + "='$" + stream + "'")
                .toList();
        Path launcher =
                Files.writeString(folder.resolve("unscramble"), LAUNCHER.formatted(PseudoTerminal.quoted(flags)));
        assertThat(launcher.toFile().setExecutable(true)).isTrue();
    }

    private static String quoted(String command) {
        return command.replace("%", "%%").replace("'", "'\\''");
    }

    private static String withoutTimes(String line) {
        return TIME.matcher(line).replaceAll("#").stripTrailing();
    }

    /** Finds the parts between lines that are left out, one after the other; the first and the last at the ends. */
    private static void assertShows(List<String> shown, List<String> printed) {
        int from = 0;
        boolean mayBeLater = false;
        List<String> part = new ArrayList<>();
        for (String line : shown) {
            if (line.equals(LEFT_OUT)) {
                from = endOf(part, printed, from, mayBeLater);
                part.clear();
                mayBeLater = true;
            } else {
                part.add(withoutTimes(line));
            }
        }
        if (part.isEmpty() && mayBeLater) {
            return;
        }
        int start = mayBeLater ? printed.size() - part.size() : from;
        assertThat(start).isGreaterThanOrEqualTo(from);
        assertThat(printed.subList(start, printed.size())).isEqualTo(part);
    }

    private static int endOf(List<String> part, List<String> printed, int from, boolean mayBeLater) {
        for (int at = from; mayBeLater && at + part.size() <= printed.size(); at++) {
            if (printed.subList(at, at + part.size()).equals(part)) {
                return at + part.size();
            }
        }
        int end = Math.min(from + part.size(), printed.size());
        assertThat(printed.subList(from, mayBeLater ? printed.size() : end))
                .as("printed at all: %s", printed)
                .isEqualTo(part);
        return end;
    }
}
