package dev.unscramble.engine.spark;

import dev.unscramble.model.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A folder with Spark in it: {@code jars} and, in one that was installed, {@code conf}.
 *
 * @param home what Spark calls SPARK_HOME
 */
public record SparkInstallation(Path home) {
    private static final Pattern CORE = Pattern.compile("spark-core_([\\d.]+)-(\\d+)\\.(\\S+)\\.jar");
    static final String SCALA = "2.13";
    private static final String MAJOR = SparkJars.VERSION.substring(0, SparkJars.VERSION.indexOf('.'));

    public Path jars() {
        return home.resolve("jars");
    }

    /**
     * Looks whether it is a Spark that our part of the engine was compiled for.
     *
     * @throws InputException if it is not
     */
    public SparkInstallation requireVersion() {
        String core = core();
        Matcher version = CORE.matcher(core);
        if (!version.matches()
                || !version.group(1).equals(SCALA)
                || !version.group(2).equals(MAJOR)) {
            throw new InputException("SPARK_HOME is " + home + ", which has " + core + "; Spark " + MAJOR
                    + " for Scala " + SCALA + " is needed: set it to one, or leave it unset, and Spark "
                    + SparkJars.VERSION + " is fetched");
        }
        return this;
    }

    private String core() {
        try (Stream<Path> files = Files.list(jars())) {
            List<String> found = files.map(file -> file.getFileName().toString())
                    .filter(name -> name.startsWith("spark-core_"))
                    .toList();
            return found.isEmpty() ? "no spark-core among its jars" : found.get(0);
        } catch (IOException e) {
            return "no folder jars that can be read";
        }
    }
}
