package dev.unscramble.cli;

import dev.unscramble.model.Limits;
import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** How far a search may go. */
final class LimitArguments {
    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec command;

    @Option(
            names = "--max-nodes",
            paramLabel = "N",
            converter = Quantities.Count.class,
            description = "generate at most N nodes (5000, 10k, 2M)")
    private Optional<Long> nodes = Optional.empty();

    @Option(
            names = "--time-limit",
            paramLabel = "TIME",
            converter = Quantities.Time.class,
            description = "search no longer than this (500ms, 10s, 2m)")
    private Optional<Duration> time = Optional.empty();

    @Option(
            names = "--memory-limit",
            paramLabel = "SIZE",
            converter = Quantities.Bytes.class,
            description = "store at most this much, tables included (512m, 2g; default: nearly all that Java may use)")
    private Optional<Long> memory = Optional.empty();

    private Optional<Integer> depth = Optional.empty();

    @Option(names = "--max-depth", paramLabel = "D", description = "look for solutions of at most D moves")
    void setDepth(Integer wanted) {
        if (wanted < 0) {
            throw new ParameterException(command.commandLine(), "--max-depth must not be negative");
        }
        depth = Optional.of(wanted);
    }

    /** How much memory a search and the tables of its heuristic may take together. */
    long memoryBytes() {
        return Math.min(memory.orElse(Limits.NONE.memoryBytes()), Limits.NONE.memoryBytes());
    }

    /** The limits given; where no time is, the one of the command. */
    Limits limits(Optional<Duration> defaultTime) {
        Limits none = Limits.NONE;
        return new Limits(
                nodes.orElse(none.nodes()),
                time.or(() -> defaultTime).orElse(none.time()),
                memoryBytes(),
                depth.orElse(none.depth()));
    }
}
