package dev.unscramble.engine.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import dev.unscramble.model.InputException;
import dev.unscramble.model.StoppedException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where Spark's files come from, and how it is started with them. */
class SparkFilesTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            404 | answers with code 404
            200 | its checksum differs
            """)
    void whatIsNotTheRightJarIsNotKept(int code, String answer) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            exchange.sendResponseHeaders(code, 4);
            exchange.getResponseBody().write(new byte[] {1, 2, 3, 4});
            exchange.close();
        });
        server.start();
        try {
            SparkJars jars = new SparkJars(
                    folder.resolve("jars"),
                    folder.resolve("none"),
                    "http://localhost:" + server.getAddress().getPort() + "/");
            assertThatThrownBy(() -> jars.fetch((bytes, total) -> true))
                    .isInstanceOf(InputException.class)
                    .hasMessageContainingAll("cannot fetch Spark", answer, "SPARK_HOME");
            assertThat(folder.resolve("jars")).isEmptyDirectory();
        } finally {
            server.stop(0);
        }
    }

    @Test
    void fetchingCanBeInterrupted() {
        SparkJars jars = new SparkJars(folder.resolve("jars"), folder, "");
        assertThatThrownBy(() -> jars.fetch((bytes, total) -> false))
                .isInstanceOf(StoppedException.class)
                .hasMessageContaining("the same command goes on");
    }

    @ParameterizedTest
    @CsvSource({
        "spark-core_2.13-4.2.0.jar, true",
        "spark-core_2.13-3.5.1.jar, false",
        "spark-core_2.12-4.0.0.jar, false"
    })
    void anInstalledSparkMustBeOneThatFits(String core, boolean fits) throws IOException {
        SparkInstallation spark = new SparkInstallation(folder);
        assertThatThrownBy(spark::requireVersion)
                .hasMessageContaining("SPARK_HOME is " + folder + ", which has no folder jars");
        Files.createDirectories(spark.jars());
        Files.createFile(spark.jars().resolve(core));
        if (fits) {
            assertThat(spark.requireVersion()).isEqualTo(spark);
        } else {
            assertThatThrownBy(spark::requireVersion)
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("which has " + core + "; Spark 4 for Scala 2.13 is needed");
        }
    }

    @Test
    void theSettingsOfAnInstallationAreObeyed() throws IOException {
        Files.createDirectories(folder.resolve("conf"));
        Files.writeString(folder.resolve("conf").resolve("spark-defaults.conf"), """
                # a comment
                spark.driver.memory  3g
                spark.driver.extraJavaOptions  -Xss2m -Da=b
                spark.executor.memory=7g
                spark.jars           /other.jar
                other.key            no
                """);
        List<String> line = command("spark://host:7077").line(Map.of("UNSCRAMBLE_HOME", "/tables"), "a name");
        assertThat(line)
                .contains(
                        "-Xmx3g",
                        "-XX:TieredStopAtLevel=1",
                        "-Xss2m",
                        "-Da=b",
                        "-Dspark.executor.memory=7g",
                        "-Dspark.jars=file:///ours.jar,/other.jar",
                        "-Dspark.master=spark://host:7077",
                        "-Dspark.executorEnv.UNSCRAMBLE_HOME=/tables",
                        "-Dspark.executor.extraJavaOptions=-XX:InlineSmallCode=5000 -XX:CompileCommand=quiet"
                                + " -XX:Tier4InvocationThreshold=20000 -XX:Tier4MinInvocationThreshold=2400"
                                + " -XX:Tier4CompileThreshold=60000")
                .endsWith("dev.unscramble.spark.Main", "a name")
                .doesNotContain("-XX:InlineSmallCode=5000", "-Dother.key=no");
        assertThat(command("local[2]").line(Map.of(), "a name"))
                .contains("-XX:InlineSmallCode=5000", "-XX:Tier4InvocationThreshold=20000")
                .doesNotContain("-XX:TieredStopAtLevel=1");
        assertThat(command("local").environment()).containsEntry("SPARK_SCALA_VERSION", "2.13");
    }

    private SparkCommand command(String master) {
        return new SparkCommand(
                new SparkInstallation(folder),
                new SparkMaster(master),
                List.of(Path.of("/ours.jar")),
                List.of("-XX:InlineSmallCode=5000", "-XX:CompileCommand=quiet", "-Xmx9g"));
    }
}
