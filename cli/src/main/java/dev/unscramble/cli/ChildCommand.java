package dev.unscramble.cli;

import dev.unscramble.run.Fork;
import dev.unscramble.run.LocalRuns;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;

/** The work of a child JVM, for a run of {@code experiment --fork}; hidden from users. */
@CommandLine.Command(name = ChildCommand.NAME, hidden = true, description = "Makes one run for experiment --fork.")
final class ChildCommand extends Command {
    static final String NAME = "forked-run";

    /** The command line of a child: the same Java, with the same flags. */
    static List<String> line(Optional<String> classpath) {
        List<String> line = new ArrayList<>();
        line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        line.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
        line.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName(), NAME));
        classpath.ifPresent(path -> line.addAll(List.of("--classpath", path)));
        return line;
    }

    @Override
    public Integer call() {
        try {
            print(Fork.child(terminal().in(), new LocalRuns(tables()), sofar -> !isInterrupted()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return code(true);
    }
}
