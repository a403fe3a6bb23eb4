package dev.unscramble.cli;

import dev.unscramble.cli.terminal.Relaunch;
import dev.unscramble.engine.Engine;
import dev.unscramble.engine.spark.SparkCommand;
import dev.unscramble.engine.spark.SparkInstallation;
import dev.unscramble.engine.spark.SparkMaster;
import dev.unscramble.extension.UserClasses;
import dev.unscramble.model.InputException;
import dev.unscramble.model.StoppedException;
import dev.unscramble.text.Names;
import java.io.File;
import java.lang.management.ManagementFactory;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntSupplier;
import picocli.CommandLine.Option;

/** The engine that does the work instead of this machine, and how it is started. */
final class EngineArguments {
    private static final String SPARK = "spark";

    /** The exit codes of a JVM that ended by itself, or because it was asked to. */
    private static final List<Integer> CODES = List.of(0, 1, 2, 3, 130, 143);

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

    private Optional<Path> log = Optional.empty();

    boolean isChosen() {
        return engine.isPresent();
    }

    /** Whether this machine is the only one that does the work. */
    boolean isLocal() {
        return master.or(() -> Optional.ofNullable(System.getProperty(SparkCommand.MASTER)))
                .filter(SparkMaster::isLocal)
                .isPresent();
    }

    /**
     * Does the work of a command, if it needs no engine or if Spark is on the class path, as under spark-submit. If not,
     * the same command is started in a JVM that has Spark.
     *
     * @return the exit code
     * @throws InputException if the engine cannot be there
     */
    int run(Command command, IntSupplier work) {
        if (engine.isEmpty() && master.isPresent()) {
            throw new InputException("--master is for --engine spark; give both or neither");
        }
        if (engine.isPresent() && provider().isEmpty()) {
            return relaunch(command);
        }
        if (Relaunch.isHere()) {
            Relaunch.endWithParent();
        }
        return work.getAsInt();
    }

    private static Optional<Engine.Provider> provider() {
        return UserClasses.registered(Engine.Provider.class, UserClasses.loader()).stream()
                .findFirst();
    }

    private int relaunch(Command command) {
        if (!Names.plain(engine.orElseThrow()).equals(SPARK)) {
            throw Names.unknown("engine", engine.get(), List.of(SPARK));
        }
        SparkMaster given = new SparkMaster(master.orElseThrow(() -> new InputException(
                "--engine spark needs a --master: local[*] for this machine, or spark://host:7077")));
        given.requireAnswer();
        Map<String, String> environment = command.terminal().environment();
        List<String> flags =
                new ArrayList<>(ManagementFactory.getRuntimeMXBean().getInputArguments());
        flags.add(Relaunch.flag());
        SparkCommand spark = new SparkCommand(SparkInstallation.find(environment, given), given, jars(command), flags);
        int code = Relaunch.run(spark.line(environment, Main.class.getName(), command.originalArguments()));
        if (!CODES.contains(code)) {
            throw new StoppedException("the engine has ended with exit code " + code
                    + "; complete work is kept: run the same command to resume");
        }
        return code;
    }

    /**
     * Starts the engine.
     *
     * @param name of the work
     * @param file for what Spark says; that of the first engine serves for those that follow, too
     */
    Engine start(Command command, String name, Path file) {
        if (Relaunch.isHere()) {
            if (log.isEmpty()) {
                Relaunch.logTo(file);
                log = Optional.of(file);
            }
            command.remark("starting Spark at " + master.orElseThrow() + "; its log is " + log.get());
        }
        Engine started = provider().orElseThrow().start(name);
        started.address().ifPresent(address -> command.remark("Spark's page: " + address));
        return started;
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

    /** The jar of the program. */
    static Path program() {
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
