package dev.unscramble.cli;

import dev.unscramble.cli.shell.Console;
import dev.unscramble.cli.shell.Script;
import dev.unscramble.cli.terminal.ExitCode;
import dev.unscramble.input.TextSource;
import dev.unscramble.model.InputException;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicBoolean;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command shell. */
@CommandLine.Command(
        name = "shell",
        description = "Takes commands, one per line: from you, from a file, or from a pipe.",
        sortOptions = false,
        footer = {
            "",
            "help, in the shell, lists its commands. From a file or a pipe, each command is shown before its output,",
            "# and // begin comments, and an error names its line and ends only that line. The exit code is then 2",
            "if a command could not be understood, else 1 if a puzzle was not solved, else 0.",
            "",
            "Examples:",
            "  unscramble shell",
            "  unscramble shell commands.txt",
            "  unscramble shell --stop-on-error commands.txt",
            "  echo \"solve A-star h1\" | unscramble shell"
        })
final class RunShellCommand extends Command {
    private static final String STANDARD_INPUT = "standard input";

    @Parameters(
            arity = "0..1",
            paramLabel = "FILE",
            defaultValue = "-",
            description = "a file with commands, or - for standard input")
    @SuppressWarnings("NullAway.Init") // set by picocli
    private String file;

    @Option(names = "--stop-on-error", description = "end at the first command that fails")
    private boolean stopsOnError;

    @Override
    public Integer call() {
        if (file.equals("-") && terminal().isInTerminal() && terminal().isOutTerminal()) {
            talk();
            return ExitCode.DONE;
        }
        Script.Failures failures = run(file.equals("-") ? STANDARD_INPUT : file, lines());
        if (isInterrupted()) {
            return ExitCode.INTERRUPTED;
        }
        return failures.mistaken() > 0
                ? ExitCode.BAD_INPUT
                : failures.unsolved() > 0 ? ExitCode.NOT_SOLVED : ExitCode.DONE;
    }

    /** Reads commands from a terminal, where Ctrl-C ends the current command, not the program. */
    private void talk() {
        AtomicBoolean interrupted = new AtomicBoolean();
        new Console(screen(true, interrupted::get), interrupted).run();
    }

    private Script.Failures run(String source, BufferedReader lines) {
        return new Script(screen(), source, stopsOnError).run(lines);
    }

    private BufferedReader lines() {
        if (file.equals("-")) {
            return new BufferedReader(new InputStreamReader(terminal().in(), StandardCharsets.UTF_8));
        }
        if (!TextSource.isFile(file)) {
            throw new InputException("the file \"" + file + "\" does not exist");
        }
        return new BufferedReader(new StringReader(TextSource.file(file)));
    }
}
