package dev.unscramble.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.engine.spark.SparkInstallation;
import dev.unscramble.engine.spark.SparkJars;
import java.io.IOException;
import java.io.InputStream;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

/** A real cluster on this machine: a master of Spark and its workers, each a process with Spark's own jars. */
final class SparkCluster implements AutoCloseable {
    private static final int PATIENCE_SECONDS = 90;

    private final Path folder;
    private final SparkInstallation spark;
    private final String address;
    private final List<Process> workers = new ArrayList<>();
    private final Process master;
    private int started;

    SparkCluster(Path folder, int workers) throws IOException, InterruptedException {
        this.folder = folder;
        this.spark = new SparkInstallation(
                Path.of(Objects.requireNonNull(System.getenv("UNSCRAMBLE_HOME")), "spark-" + SparkJars.VERSION));
        Path maven = Path.of(System.getProperty("user.home"), ".m2", "repository");
        new SparkJars(spark.jars(), maven, "").fetch((bytes, total) -> true);
        int port = freePort();
        this.address = "spark://localhost:" + port;
        Path log = folder.resolve("master.log");
        this.master = start(log, "org.apache.spark.deploy.master.Master", "--host", "localhost", "--port", "" + port);
        await(log, "New state: ALIVE", master);
        for (int i = 0; i < workers; i++) {
            startWorker();
        }
        for (int i = 0; i < workers; i++) {
            await(workerLog(i + 1), "Successfully registered", this.workers.get(i));
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    /** What to call its master. */
    String address() {
        return address;
    }

    /** Starts one more worker, which joins when it is ready. */
    void startWorker() throws IOException {
        started++;
        workers.add(start(
                workerLog(started),
                "org.apache.spark.deploy.worker.Worker",
                "--host",
                "localhost",
                "--cores",
                "1",
                "--memory",
                "700m",
                address));
    }

    private Path workerLog(int number) {
        return folder.resolve("worker-" + number + ".log");
    }

    /** Kills the worker that has been there for the longest time, and has another one join. */
    void replaceWorker() throws IOException, InterruptedException {
        workers.remove(0).destroyForcibly().waitFor();
        startWorker();
    }

    private Process start(Path log, String main, String... arguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(flags());
        command.addAll(List.of("-Xmx256m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp"));
        command.addAll(List.of(spark.jars().resolve("*").toString(), main, "--webui-port", "0"));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.to(log.toFile()));
        builder.environment()
                .putAll(Map.of(
                        "SPARK_HOME", spark.home().toString(),
                        "SPARK_SCALA_VERSION", "2.13",
                        "SPARK_LOCAL_IP", "127.0.0.1",
                        "SPARK_WORKER_DIR", folder.resolve("work").toString(),
                        "SPARK_LOCAL_DIRS", folder.resolve("local").toString()));
        return builder.start();
    }

    private static List<String> flags() throws IOException {
        try (InputStream in = Objects.requireNonNull(SparkJars.class.getResourceAsStream("spark-flags.txt"), "flags")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }

    private static void await(Path log, String line, Process process) throws IOException, InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!Files.readString(log).contains(line)) {
            assertThat(process.isAlive() && System.nanoTime() < end)
                    .as("waiting for \"%s\" in %s", line, Files.readString(log))
                    .isTrue();
            process.waitFor(50, TimeUnit.MILLISECONDS);
        }
    }

    @Override
    public void close() {
        workers.forEach(Process::destroyForcibly);
        master.destroyForcibly();
    }
}
