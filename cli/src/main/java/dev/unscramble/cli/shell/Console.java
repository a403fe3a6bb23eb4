package dev.unscramble.cli.shell;

import dev.unscramble.catalog.Version;
import dev.unscramble.cli.terminal.Screen;
import dev.unscramble.model.InputException;
import dev.unscramble.model.StoppedException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.ParsedLine;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/**
 * An interactive terminal: a prompt, a history, completion. Ctrl-C ends only the current command; Ctrl-D ends the
 * shell.
 */
public final class Console {
    /** Held here, because a logger without a reference is collected together with its level. */
    private static final Logger JLINE = Logger.getLogger("org.jline");

    private final Screen screen;
    private final AtomicBoolean interrupted;

    /** A console whose screen is interrupted by this flag. */
    public Console(Screen screen, AtomicBoolean interrupted) {
        this.screen = screen;
        this.interrupted = interrupted;
    }

    /** Reads and carries out commands until the user leaves. */
    public void run() {
        JLINE.setLevel(Level.OFF);
        try (Terminal terminal = open()) {
            terminal.handle(Terminal.Signal.INT, signal -> interrupted.set(true));
            terminal.echo(false); // what is typed while a command runs is shown when it is read
            Shell shell = new Shell(screen, Optional.of(new OnTerminal(terminal, interrupted)));
            LineReader reader = reader(terminal, shell);
            screen.remark(shell.wrapped(
                    "Unscramble " + Version.current() + ": help lists the commands, Tab completes, Ctrl-D leaves."));
            while (!shell.isOver()) {
                Optional<String> line = next(reader, shell);
                if (line.isEmpty()) {
                    break;
                }
                execute(shell, line.get());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Opens the terminal by system calls; only if that is not possible, by the programs stty and test. */
    private static Terminal open() throws IOException {
        try {
            return builder().exec(false).dumb(false).build();
        } catch (IllegalStateException e) {
            return builder().build();
        }
    }

    private static TerminalBuilder builder() {
        return TerminalBuilder.builder().system(true).nativeSignals(true).graphemeCluster(false);
    }

    private Optional<String> next(LineReader reader, Shell shell) {
        String prompt = shell.colours().strong(shell.state().instance().puzzle().name() + "> ");
        while (true) {
            try {
                return Optional.of(reader.readLine(prompt));
            } catch (UserInterruptException e) {
                if (e.getPartialLine().isBlank()) {
                    screen.remark("Ctrl-D or quit leaves.");
                }
            } catch (EndOfFileException e) {
                return Optional.empty();
            }
        }
    }

    private void execute(Shell shell, String line) {
        interrupted.set(false);
        try {
            shell.execute(line);
        } catch (InputException | StoppedException e) {
            screen.complain(shell.colours().error(shell.wrapped(String.valueOf(e.getMessage()))));
        } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
            screen.complain(shell.colours().error("internal error: " + e + "; the shell continues"));
        }
    }

    private static LineReader reader(Terminal terminal, Shell shell) {
        DefaultParser parser = new DefaultParser();
        parser.setQuoteChars(new char[] {'"'});
        parser.setEscapeChars(new char[0]);
        LineReader reader = LineReaderBuilder.builder()
                .terminal(terminal)
                .appName("unscramble")
                .parser(parser)
                .completer((here, line, candidates) -> complete(shell, line, candidates))
                .option(LineReader.Option.CASE_INSENSITIVE, true)
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .option(LineReader.Option.HISTORY_IGNORE_SPACE, false)
                .build();
        HistoryFile.usable().ifPresent(file -> reader.setVariable(LineReader.HISTORY_FILE, file));
        return reader;
    }

    private static void complete(Shell shell, ParsedLine line, List<Candidate> candidates) {
        List<String> words = new ArrayList<>(line.words().subList(0, line.wordIndex()));
        words.add(line.word().substring(0, line.wordCursor()));
        for (String word : Completion.of(shell, words)) {
            boolean isWhole = !word.endsWith("=") && !word.endsWith("/");
            candidates.add(new Candidate(word, word, null, null, null, null, isWhole));
        }
    }

    private record OnTerminal(Terminal terminal, AtomicBoolean interrupted) implements InteractiveTerminal {
        @Override
        public int columns() {
            return Math.max(1, terminal.getColumns());
        }

        @Override
        public LiveView open() {
            return new TerminalView(terminal, interrupted);
        }
    }
}
