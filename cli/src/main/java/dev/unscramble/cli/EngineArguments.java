package dev.unscramble.cli;

import dev.unscramble.cli.terminal.StatusLine;
import dev.unscramble.engine.Engine;
import dev.unscramble.engine.EngineProcess;
import dev.unscramble.engine.spark.SparkCommand;
import dev.unscramble.engine.spark.SparkInstallation;
import dev.unscramble.engine.spark.SparkJars;
import dev.unscramble.engine.spark.SparkMaster;
import dev.unscramble.extension.UserClasses;
import dev.unscramble.model.InputException;
import dev.unscramble.text.Names;
import java.io.File;
import java.lang.management.ManagementFactory;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Option;

/** What does the work, where it is not this machine, and how it is started. */
final class EngineArguments {
    private static final String SPARK = "spark";

    @Option(
            names = "--engine",
            paramLabel = "NAME",
            description = "let a cluster do the work: spark (Apache Spark) is the only engine")
    private Optional<String> engine = Optional.empty();

    @Option(
            names = "--master",
            paramLabel = "URL",
            description = "with --engine: local[*], spark://host:7077, yarn, ...; not under spark-submit")
    private Optional<String> master = Optional.empty();

    boolean isChosen() {
        return engine.isPresent();
    }

    /**
     * Looks whether the engine can be there, before anything is done.
     *
     * @throws InputException if it cannot
     */
    void check() {
        if (engine.isEmpty() && master.isPresent()) {
            throw new InputException("--master is for --engine spark; give both or neither");
        }
        if (engine.isEmpty() || provider().isPresent()) {
            return;
        }
        if (!Names.plain(engine.get()).equals(SPARK)) {
            throw Names.unknown("engine", engine.get(), List.of(SPARK));
        }
        SparkMaster given = new SparkMaster(master.orElseThrow(() -> new InputException(
                "--engine spark needs a --master: local[*] for this machine, or spark://host:7077")));
        if (given.needsInstallation() && sparkHome().isEmpty()) {
            throw new InputException("the master " + given.url() + " needs an installed Spark; set SPARK_HOME to one,"
                    + " or use its spark-submit");
        }
        sparkHome().ifPresent(SparkInstallation::requireVersion);
        given.requireAnswer();
    }

    /**
     * Starts the engine: in this JVM if Spark is already there, as under spark-submit; else in one of its own.
     *
     * @param name of the work
     * @param log the file for what Spark says
     */
    Engine start(Command command, String name, Path log) {
        Optional<Engine.Provider> here = provider();
        Engine started = here.isPresent() ? here.get().start(name) : startProcess(command, name, log);
        started.address().ifPresent(address -> command.remark("Spark's page: " + address));
        return started;
    }

    private static Optional<Engine.Provider> provider() {
        return UserClasses.registered(Engine.Provider.class, UserClasses.loader()).stream()
                .findFirst();
    }

    private Engine startProcess(Command command, String name, Path log) {
        SparkInstallation installation = sparkHome().orElseGet(() -> fetched(command));
        SparkCommand spark = new SparkCommand(
                installation,
                new SparkMaster(master.orElseThrow()),
                jars(command),
                ManagementFactory.getRuntimeMXBean().getInputArguments());
        command.remark("starting Spark at " + master.get() + "; its log is " + log);
        return EngineProcess.start(spark.line(System.getenv(), name), spark.environment(), log, command::isInterrupted);
    }

    private static Optional<SparkInstallation> sparkHome() {
        return Optional.ofNullable(System.getenv("SPARK_HOME"))
                .filter(home -> !home.isBlank())
                .map(home -> new SparkInstallation(Path.of(home)));
    }

    /** Spark in our cache folder. */
    private static SparkInstallation fetched(Command command) {
        SparkInstallation installation =
                new SparkInstallation(command.tables().folder().resolveSibling("spark-" + SparkJars.VERSION));
        StatusLine line = command.statusLine();
        long begun = System.nanoTime();
        Path maven = Path.of(System.getProperty("user.home"), ".m2", "repository");
        String repository =
                Optional.ofNullable(System.getenv("UNSCRAMBLE_REPOSITORY")).orElse("");
        try {
            new SparkJars(installation.jars(), maven, repository).fetch((bytes, total) -> {
                if (bytes == 0) {
                    command.remark(String.format(
                            Locale.ROOT,
                            "fetching Spark %s, once: %,d MB into %s",
                            SparkJars.VERSION,
                            total / 1_000_000,
                            installation.home()));
                }
                line.show(
                        System.nanoTime() - begun,
                        nanos -> String.format(
                                Locale.ROOT, "fetching Spark: %,d of %,d MB", bytes / 1_000_000, total / 1_000_000));
                return !command.isInterrupted();
            });
        } finally {
            line.clear();
        }
        return installation;
    }

    /** Ours and the user's own, which every machine gets. */
    private static List<Path> jars(Command command) {
        Path program = program();
        Path thin = Optional.ofNullable(System.getProperty("unscramble.spark.jar"))
                .map(Path::of)
                .orElse(program.resolveSibling("unscramble-spark.jar"));
        List<Path> jars = new ArrayList<>(List.of(program, thin));
        command.classpath()
                .ifPresent(path -> List.of(path.split(File.pathSeparator)).forEach(place -> jars.add(Path.of(place))));
        for (Path jar : jars) {
            if (!Files.isRegularFile(jar)) {
                throw new InputException("--engine spark sends jars to other machines, and " + jar
                        + (Files.exists(jar) ? " is not one" : " is missing; ./unscramble makes ours"));
            }
        }
        return jars;
    }

    private static Path program() {
        try {
            return Path.of(Main.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
