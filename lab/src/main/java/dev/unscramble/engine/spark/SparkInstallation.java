package dev.unscramble.engine.spark;

import dev.unscramble.model.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A folder with Spark in it: {@code jars} and, in one that was installed, {@code conf}.
 *
 * @param home what Spark calls SPARK_HOME
 */
public record SparkInstallation(Path home) {
    /** The beginning of the name of Spark's core jar that our engine was compiled for. */
    public static final String CORE = "spark-core_2.13-4.";

    private static final String NEEDED = "Spark 4 for Scala 2.13";

    /**
     * The Spark that the variable SPARK_HOME names.
     *
     * @throws InputException if there is none, or none that can work with this master
     */
    public static SparkInstallation find(Map<String, String> environment, SparkMaster master) {
        SparkInstallation found = Optional.ofNullable(environment.get("SPARK_HOME"))
                .filter(home -> !home.isBlank())
                .map(home -> new SparkInstallation(Path.of(home)))
                .orElseThrow(() -> new InputException("--engine spark needs an installed Spark; set SPARK_HOME to the"
                        + " folder of one: " + NEEDED + ", from https://spark.apache.org/downloads.html"));
        found.require(master);
        return found;
    }

    Path jars() {
        return home.resolve("jars");
    }

    private void require(SparkMaster master) {
        List<String> names = names();
        if (names.stream().noneMatch(name -> name.startsWith(CORE))) {
            String core = names.stream()
                    .filter(name -> name.startsWith("spark-core_"))
                    .findFirst()
                    .orElse("no spark-core in its folder jars");
            throw new InputException(
                    "SPARK_HOME is " + home + ", which has " + core + "; " + NEEDED + " is needed: set it to one");
        }
        Optional<String> other = master.jar();
        if (other.isPresent() && names.stream().noneMatch(name -> name.startsWith(other.get()))) {
            throw new InputException("the master " + master.url() + " needs an installed Spark with " + other.get()
                    + "*.jar, which " + home + " does not have; set SPARK_HOME to one, or use its spark-submit");
        }
    }

    private List<String> names() {
        try (Stream<Path> files = Files.list(jars())) {
            return files.map(file -> file.getFileName().toString()).toList();
        } catch (IOException e) {
            return List.of();
        }
    }
}
