package dev.unscramble.cli.shell;

import dev.unscramble.cli.terminal.Screen;
import dev.unscramble.files.FileFailure;
import dev.unscramble.model.InputException;
import dev.unscramble.model.StoppedException;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.Optional;

/** Commands from a file or a pipe, one per line: each is shown before its output, and an error ends only its line. */
public final class Script {
    private static final String ECHO = "> ";
    private static final String BOM = "\uFEFF";

    private final Shell shell;
    private final Screen screen;
    private final String source;
    private final boolean stopsOnError;

    /** The number of failed commands of a script, by reason. */
    public record Failures(int mistaken, int unsolved) {}

    /** The lines of a source of this name. */
    public Script(Screen screen, String source, boolean stopsOnError) {
        this.shell = new Shell(screen);
        this.screen = screen;
        this.source = source;
        this.stopsOnError = stopsOnError;
    }

    /** Carries them out, until the end or an interruption. */
    public Failures run(BufferedReader lines) {
        int commands = 0;
        int mistaken = 0;
        int unsolved = 0;
        int number = 0;
        for (Optional<String> line = next(lines); line.isPresent(); line = next(lines)) {
            number++;
            Line parsed = Line.of(line.get());
            if (parsed.isEmpty()) {
                continue;
            }
            if (!parsed.isText()) {
                commands++;
                screen.print(ECHO + line.get().strip());
            }
            try {
                shell.execute(line.get());
            } catch (InputException e) {
                mistaken++;
                screen.complain(source + ":" + number + ": " + e.getMessage());
            } catch (StoppedException e) {
                unsolved++;
                screen.complain(source + ":" + number + ": " + e.getMessage());
            }
            boolean hasFailed = mistaken + unsolved > 0;
            if (shell.isOver() || screen.isInterrupted() || hasFailed && stopsOnError) {
                break;
            }
        }
        if (mistaken + unsolved > 0) {
            screen.remark((mistaken + unsolved) + " of " + commands + " commands failed");
        }
        return new Failures(mistaken, unsolved);
    }

    private Optional<String> next(BufferedReader lines) {
        try {
            return Optional.ofNullable(lines.readLine()).map(line -> line.startsWith(BOM) ? line.substring(1) : line);
        } catch (IOException e) {
            throw new InputException("cannot read " + source + ": " + FileFailure.reason(e), e);
        }
    }
}
