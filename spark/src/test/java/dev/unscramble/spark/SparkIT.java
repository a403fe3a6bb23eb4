package dev.unscramble.spark;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.Samples;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.apache.spark.launcher.JavaModuleOptions;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The program on a real cluster, whose processes are killed, more of them if {@link Samples} are large. */
@Timeout(value = 2, unit = TimeUnit.HOURS)
class SparkIT {
    private static final int WORKER_KILLS = Samples.atLeast(1);

    /** Of the driver and of the program that started it, in turn. */
    private static final int DRIVER_KILLS = Samples.atLeast(2);

    private static final int PATIENCE_MINUTES = 5 * DRIVER_KILLS;

    /** Enough that there is work left at each kill. */
    private static final int INSTANCES = 20 + 10 * DRIVER_KILLS;

    /** Two executors, one on each worker; the driver has a page. */
    private static final String TWO_EXECUTORS = """
            spark.executor.cores   1
            spark.ui.port          0
            """;

    /** One executor for two orders at a time; one is started sooner than two. */
    private static final String ONE_EXECUTOR = """
            spark.executor.cores   2
            spark.ui.enabled       false
            """;

    @TempDir
    private static Path folder;

    @SuppressWarnings("NullAway.Init") // set before all tests, unless it does not start
    private static SparkCluster cluster;

    @SuppressWarnings("NullAway.Init")
    private static Path suite;

    private static List<String> expected = List.of();

    private final long seed = Samples.seed(System.nanoTime());
    private final Random random = new Random(seed);
    private final Processes started = new Processes();
    private final Map<Process, Path> logs = new HashMap<>();
    private final Map<Process, Path> outputs = new HashMap<>();

    @BeforeAll
    static void startClusterAndRunHere() throws Exception {
        suite = Files.writeString(folder.resolve("suite.toml"), """
                seed = 5
                [[instances]]
                puzzle = "3x3"
                count = %d
                [[solvers]]
                algorithm = "astar"
                heuristic = "h1"
                [[solvers]]
                algorithm = "bfs"
                """.formatted(INSTANCES));
        Path here = folder.resolve("here");
        SparkIT local = new SparkIT();
        cluster = new SparkCluster(Files.createDirectories(folder.resolve("cluster")));
        try {
            Process alone = local.start("", "experiment", suite.toString(), "--out", here.toString());
            cluster.start(2);
            local.end(alone);
        } finally {
            local.endWhatIsLeft();
        }
        expected = timeless(here);
        assertThat(expected).hasSizeGreaterThan(INSTANCES); // a board that is drawn twice is solved once
    }

    @AfterAll
    static void stopCluster() {
        if (cluster != null) {
            cluster.close();
        }
    }

    @AfterEach
    void endWhatIsLeft() {
        started.close();
    }

    @Test
    void workersKilledAtRandomMomentsLoseAndRepeatNothing() throws Exception {
        Path out = folder.resolve("workers");
        Process process = experiment(TWO_EXECUTORS, out);
        for (int kill = 0; kill < WORKER_KILLS; kill++) {
            awaitMoreRuns(out, process);
            cluster.replaceWorker();
        }
        String said = end(process);
        assertThat(said).contains("Spark's page: http://", "spark.log");
        assertThat(timeless(out)).as("seed %d", seed).isEqualTo(expected);
        assertThat(Files.readString(out.resolve("runs.jsonl"))).contains("\"timing\":\"cluster\"");
    }

    @Test
    void driversKilledAtRandomMomentsLoseAndRepeatNothing() throws Exception {
        Path out = folder.resolve("drivers");
        for (int kill = 0; kill < DRIVER_KILLS; kill++) {
            Process process = experiment(ONE_EXECUTOR, out);
            awaitMoreRuns(out, process);
            if (kill % 2 == 1) {
                started.kill(process);
            } else {
                process.children().forEach(ProcessHandle::destroyForcibly);
                assertThat(process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES)).isTrue();
                assertThat(process.exitValue()).as("seed %d", seed).isEqualTo(1);
                assertThat(said(process)).contains("the engine has ended", "run the same command to resume");
            }
        }
        end(experiment(ONE_EXECUTOR, out));
        assertThat(timeless(out)).as("seed %d", seed).isEqualTo(expected);
    }

    @Test
    void aCensusIsTheSameWhoeverIsKilled() throws Exception {
        Path census = folder.resolve("census");
        List<String> command = List.of(
                "census",
                "3x3",
                "--format",
                "csv",
                "--folder",
                census.toString(),
                "--engine",
                "spark",
                "--master",
                cluster.address());
        Process process = start(TWO_EXECUTORS, command.toArray(String[]::new));
        awaitLayer(census, 3 + random.nextInt(10), process);
        cluster.replaceWorker();
        awaitLayer(census, 16 + random.nextInt(4), process);
        started.kill(process);
        Process next = start(ONE_EXECUTOR, command.toArray(String[]::new));
        Process here = start("", "census", "3x3", "--format", "csv");
        end(here);
        end(next);
        assertThat(output(next)).as("seed %d", seed).isEqualTo(output(here));
        assertThat(census.resolveSibling("census.spark.log"))
                .content()
                .as("several tasks for a layer")
                .containsPattern("Adding task set .* with ([2-9]|\\d\\d+) tasks");
    }

    private static void awaitLayer(Path census, int depth, Process process) throws InterruptedException {
        while (!Files.exists(census.resolve("layer-" + depth)) && process.isAlive()) {
            process.waitFor(5, TimeUnit.MILLISECONDS);
        }
    }

    @Test
    void aSearchGoesOnWhereItsDriverWasKilled() throws Exception {
        List<String> command = List.of(
                "solve",
                "14 7 12 10 / 13 9 6 3 / 0 1 11 8 / 15 4 5 2",
                "--heuristic",
                "linear-conflict",
                "--format",
                "json",
                "--engine",
                "spark",
                "--master",
                cluster.address());
        Process process = start(ONE_EXECUTOR, command.toArray(String[]::new));
        while (journals().findAny().isEmpty() && process.isAlive()) {
            process.waitFor(5, TimeUnit.MILLISECONDS);
        }
        started.kill(process);
        Process next = start(ONE_EXECUTOR, command.toArray(String[]::new));
        assertThat(end(next)).containsPattern("resuming from \\d+ subtrees");
        assertThat(output(next)).contains("\"length\":58,\"cost\":58,\"optimal\":true");
        assertThat(journals()).isEmpty();
    }

    /** The journals that tell of subtrees. */
    private static Stream<Path> journals() throws IOException {
        Path searches =
                Files.createDirectories(Path.of(Objects.requireNonNull(System.getenv("UNSCRAMBLE_HOME")), "searches"));
        try (Stream<Path> files = Files.list(searches)) {
            return files
                    .filter(file ->
                            !file.toString().endsWith(".log") && file.toFile().length() > 2000)
                    .toList()
                    .stream();
        }
    }

    @Test
    void oneMachineNeedsNoFolderAlsoUnderSparkSubmit() throws Exception {
        List<String> census = List.of("census", "2x3", "--format", "csv", "--engine", "spark");
        List<String> submit = new ArrayList<>(List.of(JavaModuleOptions.defaultModuleOptionArray()));
        submit.addAll(List.of("-cp", cluster.home().resolve("jars/*").toString()));
        submit.addAll(List.of("org.apache.spark.deploy.SparkSubmit", "--master", "local[2]"));
        submit.addAll(List.of("--jars", property("unscramble.spark.jar"), "--class", "dev.unscramble.cli.Main"));
        submit.add(property("unscramble.jar"));
        submit.addAll(census);
        Process here = start("", "census", "2x3", "--format", "csv");
        Process submitted = startJava(ONE_EXECUTOR, submit);
        List<String> local = new ArrayList<>(census);
        local.addAll(List.of("--master", "local[2]"));
        Process launched = start(ONE_EXECUTOR, local.toArray(String[]::new));
        end(here);
        end(submitted);
        assertThat(end(launched)).contains("starting Spark at local[2]; its log is ");
        assertThat(output(launched)).isEqualTo(output(here)).startsWith("depth,states");
        assertThat(output(submitted)).isEqualTo(output(here));
        assertThat(temporary()).isDirectoryNotContaining("glob:**/unscramble-*");
    }

    /** Waits until some more runs are written down, but not all. */
    private void awaitMoreRuns(Path out, Process process) throws IOException, InterruptedException {
        Path runs = out.resolve("runs.jsonl");
        long enough = size(runs) + 1 + random.nextInt(5000);
        while (size(runs) < enough && process.isAlive()) {
            process.waitFor(5, TimeUnit.MILLISECONDS);
        }
        assertThat(process.isAlive())
                .as("seed %d: it has ended before it could be killed: %s", seed, said(process))
                .isTrue();
    }

    private static long size(Path file) throws IOException {
        return Files.exists(file) ? Files.size(file) : 0;
    }

    private Process experiment(String executors, Path out) throws IOException {
        return start(
                executors,
                "experiment",
                suite.toString(),
                "--out",
                out.toString(),
                "--engine",
                "spark",
                "--master",
                cluster.address());
    }

    /** Starts the program, with these settings of Spark. */
    private Process start(String executors, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                "-Xmx512m",
                "-Dunscramble.spark.jar=" + property("unscramble.spark.jar"),
                "-Dunscramble.census.leastStates=1", // so that a small census has several tasks for a layer
                "-jar",
                property("unscramble.jar")));
        command.addAll(List.of(arguments));
        return startJava(executors, command);
    }

    private Process startJava(String executors, List<String> arguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(SparkCluster.SHORT_LIVED.split(" ")));
        command.add("-Djava.io.tmpdir=" + temporary());
        command.addAll(arguments);
        Path log = Files.createTempFile(folder, "program", ".log");
        Path out = Files.createTempFile(folder, "program", ".out");
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(log.toFile());
        builder.environment()
                .putAll(Map.of(
                        "SPARK_HOME", cluster.home().toString(),
                        "SPARK_CONF_DIR", settings(executors).toString(),
                        "SPARK_LOCAL_IP", "127.0.0.1"));
        Process process = started.add(builder.start());
        logs.put(process, log);
        outputs.put(process, out);
        return process;
    }

    private static Path temporary() throws IOException {
        return Files.createDirectories(folder.resolve("temporary files"));
    }

    private static Path settings(String executors) throws IOException {
        Path settings = Files.createTempDirectory(folder, "conf");
        Files.writeString(settings.resolve("spark-defaults.conf"), """
                spark.cores.max        2
                spark.driver.host      localhost
                spark.driver.memory    512m
                spark.executor.memory  512m
                spark.local.dir        %s
                spark.log.level        INFO
                spark.driver.extraJavaOptions    -XX:+UseSerialGC
                spark.executor.extraJavaOptions  %s
                %s""".formatted(
                        folder.resolve("driver"), SparkCluster.SHORT_LIVED, executors));
        return settings;
    }

    private static String property(String name) {
        return Objects.requireNonNull(System.getProperty(name), name);
    }

    private String said(Process process) throws IOException {
        return Files.readString(Objects.requireNonNull(logs.get(process)), UTF_8);
    }

    private String output(Process process) throws IOException {
        return Files.readString(Objects.requireNonNull(outputs.get(process)), UTF_8);
    }

    /** Waits for its end, which is to be a good one; what it said. */
    private String end(Process process) throws IOException, InterruptedException {
        assertThat(process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES))
                .as("seed %d: %s", seed, said(process))
                .isTrue();
        assertThat(process.exitValue()).as("seed %d: %s", seed, said(process)).isZero();
        return said(process);
    }

    /** The runs without what differs from time to time: their order, times, sessions, and their keys' timing. */
    private static List<String> timeless(Path out) throws IOException {
        try (Stream<String> lines = Files.lines(out.resolve("runs.jsonl"))) {
            return lines.map(line -> line.replaceAll("\"(seconds|session)\":[^,]*,", "")
                            .replaceAll("\"(run|timing|check)\":\"[^\"]*\"", ""))
                    .sorted()
                    .toList();
        }
    }
}
