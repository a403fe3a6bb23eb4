package dev.unscramble.cli;

import static dev.unscramble.cli.JarProcesses.code;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** The jar as users run it: in a process of its own, with real pipes and real signals. */
@Timeout(600)
class LauncherIT {
    /** More than 70 moves from its goal: no blind search ends within a test. */
    private static final String HARD = "15 14 13 12 / 11 10 9 8 / 7 6 5 4 / 3 2 1 0";

    @RegisterExtension
    private final JarProcesses jar = new JarProcesses();

    @Test
    void solvesFromAPipe() throws Exception {
        Process solve = jar.start(List.of(), "solve", "-", "--format", "json");
        feed(solve, "724 5b6 831\n142 3b5 678\n");
        assertThat(solve.inputReader(UTF_8).lines())
                .hasSize(2)
                .first()
                .asString()
                .contains("\"length\":26,\"cost\":26,\"optimal\":true")
                .matches(".*\"version\":\"\\d[^\"]*\".*");
        assertThat(solve.errorReader(UTF_8).lines()).isEmpty();
        assertThat(code(solve)).isZero();
    }

    @Test
    void interruptedItSaysWhatItDidAndExitsWith130() throws Exception {
        Interrupts.assumeHeard();
        Process solve =
                jar.start(List.of(), "solve", "-a", "idastar", "-H", "zero", "--progress", "--format", "json", HARD);
        BufferedReader err = solve.errorReader(UTF_8);
        assertThat(err.readLine()).startsWith("searching: ").contains("nodes generated");
        Interrupts.send(solve);
        assertThat(solve.inputReader(UTF_8).lines())
                .singleElement()
                .asString()
                .contains("\"status\":\"cancelled\"", "\"length\":null", "\"iterations\":[{\"bound\":0,")
                .doesNotContain("\"generated\":0,");
        assertThat(code(solve)).isEqualTo(130);
        assertThat(err.lines()).noneMatch(line -> line.contains("Exception") || line.startsWith("\tat "));
    }

    @Test
    void interruptedItSolvesNoMoreOfManyPuzzles() throws Exception {
        Interrupts.assumeHeard();
        Process solve =
                jar.start(List.of(), "solve", "-a", "idastar", "-H", "zero", "--progress", "--format", "csv", "-");
        feed(solve, "142305678\n" + HARD + "\n" + HARD + "\n");
        assertThat(solve.errorReader(UTF_8).readLine()).startsWith("searching: ");
        Interrupts.send(solve);
        assertThat(solve.inputReader(UTF_8).lines())
                .hasSize(3)
                .last()
                .asString()
                .contains(",cancelled,");
        assertThat(code(solve)).isEqualTo(130);
    }

    @Test
    void interruptedACensusShowsWhatItCounted() throws Exception {
        Interrupts.assumeHeard();
        Process census =
                jar.start(List.of("-Xmx1g"), "census", "4x4", "--max-depth", "60", "--progress", "--format", "csv");
        assertThat(census.errorReader(UTF_8).readLine()).matches("counting: depth \\d+, [\\d,]+ states .*");
        Interrupts.send(census);
        assertThat(census.inputReader(UTF_8).lines())
                .startsWith("depth,states,cumulative,branching", "0,1,1,2.000000", "1,2,3,2.000000", "2,4,7,2.500000");
        assertThat(code(census)).isEqualTo(130);
    }

    @Test
    void interruptedACensusInAFolderKeepsItsLayers(@TempDir Path folder) throws Exception {
        Interrupts.assumeHeard();
        Process census =
                jar.start(List.of(), "census", "2x6", "--progress", "--format", "csv", "--folder", "" + folder);
        BufferedReader err = census.errorReader(UTF_8);
        assertThat(err.lines().filter(line -> line.startsWith("counting: ")).findFirst())
                .isPresent();
        Interrupts.send(census);
        List<String> counted = census.inputReader(UTF_8).lines().toList();
        assertThat(code(census)).isEqualTo(130);
        Cli later = Cli.run("census", "2x6", "--max-depth", "0", "--format", "csv", "--folder", "" + folder);
        assertThat(later.err()).contains("resuming from depth " + (counted.size() - 2) + " in " + folder);
        assertThat(later.lines()).isEqualTo(counted);
    }

    @Test
    void interruptedACheckSaysWhatItSawAndThatItProvesNothing() throws Exception {
        Interrupts.assumeHeard();
        Process check = jar.start(
                List.of(), "check-heuristic", "max-sort", "--puzzle", "3x4", "--progress", "--format", "json");
        assertThat(check.errorReader(UTF_8).readLine()).startsWith("checking: depth ");
        Interrupts.send(check);
        assertThat(check.inputReader(UTF_8).lines())
                .singleElement()
                .asString()
                .contains("\"status\":\"cancelled\",\"scope\":\"near\"", "\"admissible\":null,\"consistent\":null");
        assertThat(code(check)).isEqualTo(130);
    }

    @Test
    void interruptedACommandFileEndsWith130() throws Exception {
        Interrupts.assumeHeard();
        Process shell = jar.start(List.of(), "shell", "--progress");
        feed(shell, "setState " + HARD + "\nsolve idastar zero\nprintState\n");
        BufferedReader err = shell.errorReader(UTF_8);
        assertThat(err.readLine()).startsWith("idastar: ");
        Interrupts.send(shell);
        assertThat(shell.inputReader(UTF_8).lines()).last().isEqualTo("> solve idastar zero");
        assertThat(err.lines()).anyMatch(line -> line.contains("standard input:2: stopped after "));
        assertThat(code(shell)).isEqualTo(130);
    }

    @Test
    void interruptedARunStillWritesItsLog(@TempDir Path folder) throws Exception {
        Interrupts.assumeHeard();
        Path config = Files.writeString(folder.resolve("config.ini"), """
                        [Mode]
                        ExperMode = True
                        [Experiment]
                        Edge4 = True
                        Algorithm = idastar
                        Heuristics = zero, h1
                        Puzzles4 = [[15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]]
                        """);
        Path log = folder.resolve("output.log");
        Process run = jar.start(List.of(), "run", config.toString(), "--log", log.toString(), "--progress");
        BufferedReader err = run.errorReader(UTF_8);
        assertThat(err.readLine()).startsWith("4x4 puzzle 1 of 1, idastar zero: ");
        Interrupts.send(run);
        assertThat(run.inputReader(UTF_8).lines()).last().isEqualTo("interrupted: this is what was done until then");
        assertThat(code(run)).isEqualTo(130);
        assertThat(log)
                .content()
                .contains("cancelled", "== Summary")
                .endsWith("interrupted: this is what was done until then\n");
    }

    @Test
    void tooLittleMemoryIsALimitLikeAnyOther() throws Exception {
        Process solve = jar.start(List.of("-Xmx64m"), "solve", "-a", "bfs", HARD);
        assertThat(solve.inputReader(UTF_8).lines()).anyMatch(line -> line.startsWith("status      memory-limit:"));
        assertThat(solve.errorReader(UTF_8).lines()).isEmpty();
        assertThat(code(solve)).isEqualTo(1);
    }

    @Test
    void aFileThatIsTooLargeForTheMemoryIsRefusedInOneSentence(@TempDir Path folder) throws Exception {
        Path many = Files.writeString(folder.resolve("many.txt"), "7 2 4 5 0 6 8 3 1\n".repeat(600_000));
        Process convert = jar.start(List.of("-Xmx24m"), "convert", many.toString());
        assertThat(convert.inputReader(UTF_8).lines()).isEmpty();
        assertThat(convert.errorReader(UTF_8).lines())
                .containsExactly("unscramble: Java has no memory left; allow more (-Xmx of Java)");
        assertThat(code(convert)).isEqualTo(1);
    }

    /** Where the launcher has not found a locale that reads every name. */
    @Test
    void whatTheLocaleCannotReadIsSaid() throws Exception {
        String sentence = "is not text in ANSI_X3.4-1968, the encoding of this locale; set LC_ALL to C.UTF-8";
        assertThat(refusal("UNSCRAMBLE_HOME='caf\\303\\251' exec \"$@\" pdb list"))
                .contains(sentence);
        assertThat(refusal("exec \"$@\" solve 'caf\\303\\251'")).contains(sentence);
    }

    /**
     * The one line that a command in the C locale writes before it exits with 2.
     *
     * @param script for {@code printf}, so that no byte of it depends on the locale of the tests
     */
    private String refusal(String script) throws Exception {
        List<String> command = new ArrayList<>(List.of("sh", "-c", "eval \"$(printf \"$0\")\"", script));
        command.addAll(JarProcesses.builder(List.of()).command());
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put("LC_ALL", "C");
        Process process = jar.start(builder);
        assertThat(code(process)).isEqualTo(2);
        List<String> lines = process.errorReader(UTF_8).lines().toList();
        assertThat(lines).hasSize(1);
        return lines.get(0);
    }

    @Test
    void aReaderThatHasSeenEnoughEndsItWithoutATrace() throws Exception {
        Process solve = jar.start(List.of(), "solve", "-a", "idastar", "-H", "zero", "--format", "csv", "-");
        feed(solve, "142 3b5 678\n" + "724 5b6 831\n".repeat(10_000)); // an hour of work, were nobody to notice
        assertThat(solve.inputReader(UTF_8).readLine()).startsWith("puzzle,start,");
        solve.getInputStream().close();
        assertThat(code(solve)).isNotEqualTo(3);
        assertThat(solve.errorReader(UTF_8).lines()).isEmpty();
    }

    @Test
    void colourIsForTerminalsWhoseUserDoesNotMind() throws Exception {
        List<String> onTerminal = List.of("-Dunscramble.terminal.out=true");
        assertThat(help(JarProcesses.builder(onTerminal, "--help"), "xterm", ""))
                .contains("\u001b[");
        assertThat(help(JarProcesses.builder(onTerminal, "--help"), "xterm", "1"))
                .doesNotContain("\u001b");
        assertThat(help(JarProcesses.builder(onTerminal, "--help"), "dumb", "")).doesNotContain("\u001b");
        assertThat(help(JarProcesses.builder(List.of(), "--help"), "xterm", "")).doesNotContain("\u001b");
    }

    private String help(ProcessBuilder builder, String term, String noColor) throws Exception {
        builder.environment().put("TERM", term);
        builder.environment().put("NO_COLOR", noColor);
        Process process = jar.start(builder);
        String out = new String(process.getInputStream().readAllBytes(), UTF_8);
        assertThat(code(process)).isZero();
        return out;
    }

    @Test
    void servesThePageUntilItIsInterrupted() throws Exception {
        Interrupts.assumeHeard();
        Process serve = jar.start(List.of(), "serve", "--port", "0");
        String line = serve.inputReader(UTF_8).readLine();
        assertThat(line).matches("Unscramble is at http://127\\.0\\.0\\.1:\\d+/ .*");
        var health = URI.create(line.split(" ")[3] + "health").toURL();
        try (var answer = health.openStream()) {
            assertThat(new String(answer.readAllBytes(), UTF_8)).contains("\"status\":\"ok\"");
        }
        Interrupts.send(serve);
        assertThat(code(serve)).isEqualTo(130);
        assertThat(serve.errorReader(UTF_8).lines()).isEmpty();
    }

    @Test
    void whereOthersCanReachThePageItWarnsAndPrintsTheLinkOfItsLab() throws Exception {
        Interrupts.assumeHeard();
        Process serve = jar.start(List.of(), "serve", "--port", "0", "--host", "0.0.0.0");
        var out = serve.inputReader(UTF_8);
        String address = out.readLine().split(" ")[3];
        assertThat(out.readLine()).matches("with its lab at \\Q" + address + "\\E\\?token=[\\w-]{20}");
        Interrupts.send(serve);
        assertThat(code(serve)).isEqualTo(130);
        assertThat(serve.errorReader(UTF_8).lines())
                .singleElement()
                .asString()
                .startsWith("warning: everybody who can reach this computer can play, watch, solve and race here");
    }

    private static void feed(Process process, String text) {
        try (var in = process.getOutputStream()) {
            in.write(text.getBytes(UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
