package dev.unscramble.cli;

import dev.unscramble.cli.config.Config;
import dev.unscramble.cli.config.Log;
import dev.unscramble.cli.config.Sample;
import dev.unscramble.cli.terminal.ExitCode;
import dev.unscramble.cli.terminal.Screen;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs a config file. */
@CommandLine.Command(
        name = "run",
        description = "Does what a config file says: makes puzzles, solves one, or runs an experiment.",
        sortOptions = false,
        footer = {
            "",
            "What is printed goes to a log too: output.log, unless the config says otherwise. A log that is there",
            "is never replaced; the next one gets a number.",
            "",
            "Examples:",
            "  unscramble run --init",
            "  unscramble run config.ini",
            "  unscramble run config.ini --log today.log"
        })
final class RunCommand extends Command {
    private static final String USUAL = "config.ini";

    @Parameters(
            arity = "0..1",
            paramLabel = "CONFIG.ini",
            defaultValue = USUAL,
            description = "the config file (default: config.ini)")
    @SuppressWarnings("NullAway.Init") // set by picocli
    private String file;

    @Option(names = "--init", description = "write a config file with comments, to begin with; never over another")
    private boolean init;

    @Option(names = "--log", paramLabel = "FILE", description = "the log file, whatever the config says")
    private Optional<Path> log = Optional.empty();

    @Override
    public Integer call() {
        if (init) {
            Sample.write(Path.of(file));
            remark(file + " is written; unscramble run " + file + " runs it");
            return ExitCode.DONE;
        }
        Config config = Config.file(file, tables());
        Path wanted = log.orElse(config.logFile());
        Screen screen = screen();
        Log both = new Log(wanted, screen::print, terminal().layout());
        boolean isAllSolved = config.run(file, screen, both);
        Path written = both.save();
        remark("the log is in " + written
                + (written.equals(wanted) ? "" : ", because " + wanted + " is there already"));
        return code(isAllSolved);
    }
}
