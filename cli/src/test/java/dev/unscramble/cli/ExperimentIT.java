package dev.unscramble.cli;

import static dev.unscramble.cli.JarProcesses.code;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.Samples;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Experiments in processes of their own, which are killed. */
@Timeout(3600)
class ExperimentIT {
    private static final int KILLED = 128 + 9;

    @TempDir
    private Path folder;

    @RegisterExtension
    private final JarProcesses jar = new JarProcesses();

    /** Some of the moments fall into its work, if any is left, some anywhere, the start of the process included. */
    @Test
    void killedAtRandomMomentsItLosesAndRepeatsNothing() throws Exception {
        int kills = Samples.atLeast(4);
        Path file = suite(10 * kills);
        long seed = Samples.seed(System.nanoTime());
        System.out.println("ExperimentIT: seed " + seed);
        Random random = new Random(seed);
        Path killed = folder.resolve("killed");
        Path runs = killed.resolve("runs.jsonl");
        for (int kill = 0; kill < kills; kill++) {
            long before = size(runs);
            Process process = start(file, killed, "--jobs", "2");
            if (kill % 2 == 0) {
                long enough = before + 1 + random.nextInt(5000);
                while (size(runs) < enough && process.isAlive()) {
                    process.waitFor(2, TimeUnit.MILLISECONDS);
                }
            } else {
                process.waitFor(100 + random.nextInt(900), TimeUnit.MILLISECONDS);
            }
            assertThat(process.destroyForcibly().waitFor()).as("seed %d", seed).isIn(KILLED, 0);
        }
        assertThat(code(start(file, killed, "--jobs", "2"))).as("seed %d", seed).isZero();

        Path undisturbed = folder.resolve("undisturbed");
        assertThat(runHere(file, undisturbed)).isZero();
        assertThat(timeless(killed))
                .as("seed %d", seed)
                .hasSizeGreaterThan(19 * kills)
                .isEqualTo(timeless(undisturbed));
    }

    @Test
    void interruptedItExitsWith130AndGoesOnLater() throws Exception {
        Interrupts.assumeHeard();
        Path file = suite(2000);
        Path out = folder.resolve("out");
        Process process = start(file, out, "--jobs", "2");
        Path runs = out.resolve("runs.jsonl");
        while (size(runs) == 0 && process.isAlive()) {
            process.waitFor(20, TimeUnit.MILLISECONDS);
        }
        Interrupts.send(process);
        String err = new String(process.getErrorStream().readAllBytes(), UTF_8);
        assertThat(code(process)).isEqualTo(130);
        int made = Files.readAllLines(runs).size();
        assertThat(err)
                .containsPattern("interrupted after " + made
                        + " of 3,\\d{3} runs, which are kept; run the same command to resume");
        Process report = begin(List.of("report", out.toString()));
        assertThat(code(report)).isZero();
        assertThat(Files.readString(out.resolve("report.html"))).contains("not finished: " + made + " of 3,");
    }

    @Test
    void aSecondProcessIsKeptOut() throws Exception {
        Path file = suite(2000);
        Path out = folder.resolve("out");
        Process first = start(file, out);
        while (!Files.exists(out.resolve("runs.jsonl")) && first.isAlive()) {
            first.waitFor(20, TimeUnit.MILLISECONDS);
        }
        Process second = start(file, out);
        String err = new String(second.getErrorStream().readAllBytes(), UTF_8);
        assertThat(code(second)).isEqualTo(2);
        assertThat(err).contains("another process (" + first.pid() + ") is writing to " + out);
    }

    @Test
    void inJavaMachinesOfTheirOwnRunsCountTheSame() throws Exception {
        Path file = suite(1);
        Path forked = folder.resolve("forked");
        Path shared = folder.resolve("shared");
        assertThat(code(start(file, forked, "--fork"))).isZero();
        assertThat(runHere(file, shared)).isZero();
        assertThat(timeless(forked)).hasSize(2).isEqualTo(timeless(shared));
        assertThat(Files.readString(forked.resolve("runs.jsonl"))).contains("\"timing\":\"fork\"");
    }

    private static long size(Path file) throws IOException {
        return Files.exists(file) ? Files.size(file) : 0;
    }

    private Path suite(int count) throws IOException {
        String toml = """
                seed = 5
                [[instances]]
                puzzle = "3x3"
                count = %d
                [[solvers]]
                algorithm = "astar"
                heuristic = "h1"
                [[solvers]]
                algorithm = "bfs"
                """.formatted(count);
        return Files.writeString(folder.resolve("suite.toml"), toml);
    }

    /** The runs without what differs: their order, times, sessions, versions, and their keys' timing. */
    private static List<String> timeless(Path out) throws IOException {
        try (Stream<String> lines = Files.lines(out.resolve("runs.jsonl"))) {
            return lines.map(line -> line.replaceAll("\"(seconds|session)\":[^,]*,", "")
                            .replaceAll("\"(run|timing|check|version)\":\"[^\"]*\"", ""))
                    .sorted()
                    .toList();
        }
    }

    /** What an experiment ends with that runs in this JVM, one run at a time. */
    private static int runHere(Path file, Path out) {
        return Cli.run("experiment", file.toString(), "--out", out.toString(), "--jobs", "1")
                .code();
    }

    private Process start(Path file, Path out, String... more) throws IOException {
        List<String> arguments = new ArrayList<>(List.of("experiment", file.toString(), "--out", out.toString()));
        arguments.addAll(List.of(more));
        return begin(arguments);
    }

    private Process begin(List<String> arguments) throws IOException {
        return jar.start(JarProcesses.builder(List.of("-Xmx512m"), arguments.toArray(String[]::new))
                .redirectOutput(ProcessBuilder.Redirect.DISCARD));
    }
}
