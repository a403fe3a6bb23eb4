package dev.unscramble.engine.spark;

import dev.unscramble.model.InputException;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The command that starts a JVM with our jars and Spark's, as {@code spark-submit} does: with the flags that Spark
 * needs, those of this JVM, and the settings of {@code spark-defaults.conf}, if there is one.
 *
 * @param spark its installation
 * @param master who shares out the work
 * @param jars ours and the user's own, the one with the engine included; every machine gets them
 * @param flags of this JVM, which searches run best with, and others
 */
public record SparkCommand(SparkInstallation spark, SparkMaster master, List<Path> jars, List<String> flags) {
    /** The property that names the master. */
    public static final String MASTER = "spark.master";

    private static final String DRIVER_MEMORY = "spark.driver.memory";
    private static final String EXECUTOR_FLAGS = "spark.executor.extraJavaOptions";
    private static final String FLAGS = "spark-flags.txt";
    private static final Pattern OPENS = Pattern.compile("--add-opens=(.*)/(.*)=.*");
    private static final String HOME = "UNSCRAMBLE_HOME";
    private static final List<String> CODE_FLAGS = List.of("-XX:InlineSmallCode", "-XX:CompileCommand", "-XX:+Use");

    /**
     * Spark's own code does not run for long enough to be worth the time of the second compiler; searches reach these thresholds within a fraction of a second, too. They are four times the usual ones.
     */
    private static final List<String> COMPILER_FLAGS = List.of(
            "-XX:Tier4InvocationThreshold=20000",
            "-XX:Tier4MinInvocationThreshold=2400",
            "-XX:Tier4CompileThreshold=60000");

    /**
     * The command.
     *
     * @param main the class that is started
     */
    public List<String> line(Map<String, String> environment, String main, List<String> arguments) {
        Map<String, String> settings = settings(environment);
        List<String> line = new ArrayList<>();
        line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        line.addAll(sparkFlags());
        line.addAll(flags);
        line.addAll(COMPILER_FLAGS);
        Optional.ofNullable(settings.get(DRIVER_MEMORY)).ifPresent(memory -> line.add("-Xmx" + memory));
        Stream.of(settings.getOrDefault("spark.driver.extraJavaOptions", "").split("\\s+"))
                .filter(flag -> !flag.isEmpty())
                .forEach(line::add);
        settings.forEach((key, value) -> line.add("-D" + key + "=" + value));
        String ours = jars.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        line.addAll(List.of("-cp", ours + File.pathSeparator + spark.jars().resolve("*"), main));
        line.addAll(arguments);
        return line;
    }

    /** The flags that a JVM with Spark in it needs. */
    private static List<String> sparkFlags() {
        try (InputStream in = Objects.requireNonNull(SparkCommand.class.getResourceAsStream(FLAGS), FLAGS)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(SparkCommand::isKnown)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether this Java has the package that a flag opens, if it is such a flag; the JVM would warn of others. */
    private static boolean isKnown(String flag) {
        Matcher opens = OPENS.matcher(flag);
        return !opens.matches()
                || ModuleLayer.boot()
                        .findModule(opens.group(1))
                        .filter(module -> module.getPackages().contains(opens.group(2)))
                        .isPresent();
    }

    private Map<String, String> settings(Map<String, String> environment) {
        Map<String, String> settings = new TreeMap<>();
        settings.put("spark.log.level", "WARN");
        settings.put(EXECUTOR_FLAGS, String.join(" ", searchFlags()));
        Optional.ofNullable(environment.get(HOME))
                .ifPresent(folder -> settings.put("spark.executorEnv." + HOME, folder));
        Path folder = Optional.ofNullable(environment.get("SPARK_CONF_DIR"))
                .map(Path::of)
                .orElse(spark.home().resolve("conf"));
        settings.putAll(defaults(folder.resolve("spark-defaults.conf")));
        settings.put(MASTER, master.url());
        settings.put(
                "spark.jars",
                Stream.concat(
                                jars.stream().map(jar -> jar.toUri().toString()),
                                Stream.ofNullable(settings.get("spark.jars")))
                        .collect(Collectors.joining(",")));
        return settings;
    }

    /** Flags for machines that do the work: ours about code, not those about this machine's memory or files. */
    private List<String> searchFlags() {
        Stream<String> ours = flags.stream().filter(flag -> CODE_FLAGS.stream().anyMatch(flag::startsWith));
        return Stream.concat(ours, COMPILER_FLAGS.stream()).toList();
    }

    private static Map<String, String> defaults(Path file) {
        Properties read = new Properties();
        if (Files.exists(file)) {
            try (Reader in = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
                read.load(in);
            } catch (IOException | IllegalArgumentException e) {
                throw new InputException("cannot read " + file + ": " + e.getMessage(), e);
            }
        }
        return read.stringPropertyNames().stream()
                .filter(key -> key.startsWith("spark."))
                .collect(Collectors.toMap(
                        key -> key, key -> read.getProperty(key).strip()));
    }
}
