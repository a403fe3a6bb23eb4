package dev.unscramble.engine.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.model.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where Spark is, and how a JVM is started with it. */
class SparkFilesTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"", " "})
    void whereNoSparkIsInstalledIsSaidWhereToGetIt(String home) {
        assertThatThrownBy(() -> find(home, "local"))
                .isInstanceOf(InputException.class)
                .hasMessageContainingAll("set SPARK_HOME", "Spark 4 for Scala 2.13", "https://spark.apache.org");
    }

    @ParameterizedTest
    @CsvSource({
        "spark-core_2.13-4.2.0.jar, true",
        "spark-core_2.13-3.5.1.jar, false",
        "spark-core_2.12-4.0.0.jar, false"
    })
    void anInstalledSparkMustBeOneThatFits(String core, boolean fits) throws IOException {
        assertThatThrownBy(() -> find(folder.toString(), "local"))
                .hasMessageContaining("SPARK_HOME is " + folder + ", which has no spark-core in its folder jars");
        Files.createDirectories(folder.resolve("jars"));
        Files.createFile(folder.resolve("jars").resolve(core));
        if (fits) {
            assertThat(find(folder.toString(), "local").home()).isEqualTo(folder);
        } else {
            assertThatThrownBy(() -> find(folder.toString(), "local"))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("which has " + core + "; Spark 4 for Scala 2.13 is needed");
        }
    }

    @Test
    void anInstalledSparkMustKnowTheMaster() throws IOException {
        Files.createDirectories(folder.resolve("jars"));
        Files.createFile(folder.resolve("jars").resolve("spark-core_2.13-4.2.0.jar"));
        assertThatThrownBy(() -> find(folder.toString(), "yarn"))
                .isInstanceOf(InputException.class)
                .hasMessageContainingAll("the master yarn needs an installed Spark", "use its spark-submit");
        Files.createFile(folder.resolve("jars").resolve("spark-yarn_2.13-4.2.0.jar"));
        assertThat(find(folder.toString(), "yarn").home()).isEqualTo(folder);
    }

    private static SparkInstallation find(String home, String master) {
        return SparkInstallation.find(Map.of("SPARK_HOME", home), new SparkMaster(master));
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
        List<String> line = command("spark://host:7077")
                .line(Map.of("UNSCRAMBLE_HOME", "/our tables"), "a.Class", List.of("an argument"));
        assertThat(line)
                .contains(
                        "--add-opens=java.base/java.nio=ALL-UNNAMED",
                        "-XX:InlineSmallCode=5000",
                        "-Xmx3g",
                        "-Xss2m",
                        "-Da=b",
                        "-Dspark.executor.memory=7g",
                        "-Dspark.jars=file:///ours.jar,/other.jar",
                        "-Dspark.master=spark://host:7077",
                        "-Dspark.executorEnv.UNSCRAMBLE_HOME=/our tables",
                        "-Dspark.executor.extraJavaOptions=-XX:InlineSmallCode=5000 -XX:CompileCommand=quiet"
                                + " -XX:Tier4InvocationThreshold=20000 -XX:Tier4MinInvocationThreshold=2400"
                                + " -XX:Tier4CompileThreshold=60000")
                .containsSubsequence("-Xmx9g", "-Xmx3g") // the last one is obeyed
                .endsWith("-cp", "/ours.jar:" + folder.resolve("jars").resolve("*"), "a.Class", "an argument")
                .doesNotContain("-Dother.key=no");
    }

    private SparkCommand command(String master) {
        return new SparkCommand(
                new SparkInstallation(folder),
                new SparkMaster(master),
                List.of(Path.of("/ours.jar")),
                List.of("-XX:InlineSmallCode=5000", "-XX:CompileCommand=quiet", "-Xmx9g"));
    }
}
