package dev.unscramble.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.spark.launcher.JavaModuleOptions;

/**
 * A real cluster on this machine: a master of Spark and its workers, each a process with Spark's own jars, on ports that
 * are free.
 */
final class SparkCluster implements AutoCloseable {
    /** For processes that load thousands of classes only once: neither optimized nor verified. */
    static final String SHORT_LIVED =
            "-XX:+UseSerialGC -XX:TieredStopAtLevel=1 -XX:+UnlockDiagnosticVMOptions -XX:-BytecodeVerificationRemote";

    private static final int PATIENCE_MINUTES = 5;
    private static final Pattern MASTER = Pattern.compile("Starting Spark master at (spark://\\S+)");
    private static final Pattern REGISTERED = Pattern.compile("Successfully registered with master");

    private final Path folder;
    private final Path home;
    private final List<Process> workers = new ArrayList<>();
    private final Processes all = new Processes();
    private String address = "";
    private int started;

    /** One that keeps its files in a folder, and is not started yet. */
    SparkCluster(Path folder) throws IOException {
        this.folder = folder;
        Path list = Path.of(Objects.requireNonNull(System.getProperty("spark.classpath")));
        this.home = list.resolveSibling("a spark home");
        Path jars = Files.createDirectories(home.resolve("jars"));
        for (String jar : Files.readString(list).split(File.pathSeparator)) {
            Path link = jars.resolve(Path.of(jar).getFileName());
            Files.deleteIfExists(link);
            Files.createSymbolicLink(link, Path.of(jar));
        }
    }

    /** The folder with its jars. */
    Path home() {
        return home;
    }

    /** Starts the master and this many workers. */
    void start(int count) throws IOException, InterruptedException {
        Path log = folder.resolve("master.log");
        Process master = start(log, "org.apache.spark.deploy.master.Master", "--host", "localhost", "--port", "0");
        address = await(log, MASTER, master).group(1);
        for (int i = 0; i < count; i++) {
            startWorker();
        }
        for (int i = 0; i < count; i++) {
            await(workerLog(i + 1), REGISTERED, workers.get(i));
        }
    }

    /** What to call its master. */
    String address() {
        return address;
    }

    /** Starts one more worker, which joins when it is ready; there is room on it for what a killed driver leaves behind. */
    private void startWorker() throws IOException {
        started++;
        workers.add(start(
                workerLog(started),
                "org.apache.spark.deploy.worker.Worker",
                "--host",
                "localhost",
                "--cores",
                "4",
                "--memory",
                "3g",
                address));
    }

    private Path workerLog(int number) {
        return folder.resolve("worker-" + number + ".log");
    }

    /** Kills the worker that has been there for the longest time, and has another one join. */
    void replaceWorker() throws IOException {
        all.kill(workers.remove(0));
        startWorker();
    }

    private Process start(Path log, String main, String... arguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(JavaModuleOptions.defaultModuleOptionArray()));
        command.addAll(List.of(SHORT_LIVED.split(" ")));
        command.addAll(List.of("-Xmx256m", "-cp", home.resolve("jars/*").toString(), main, "--webui-port", "0"));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.to(log.toFile()));
        builder.environment()
                .putAll(Map.of(
                        "SPARK_HOME", home.toString(),
                        "SPARK_SCALA_VERSION", "2.13",
                        "SPARK_LOCAL_IP", "127.0.0.1",
                        "SPARK_WORKER_DIR", folder.resolve("work").toString(),
                        "SPARK_LOCAL_DIRS", folder.resolve("local").toString()));
        return all.add(builder.start());
    }

    private static MatchResult await(Path log, Pattern line, Process process) throws IOException, InterruptedException {
        long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(PATIENCE_MINUTES);
        while (true) {
            String said = Files.readString(log);
            Matcher found = line.matcher(said);
            if (found.find()) {
                return found;
            }
            assertThat(process.isAlive() && System.nanoTime() < end)
                    .as("waiting for \"%s\" in %s", line, said)
                    .isTrue();
            process.waitFor(50, TimeUnit.MILLISECONDS);
        }
    }

    @Override
    public void close() {
        all.close();
    }
}
