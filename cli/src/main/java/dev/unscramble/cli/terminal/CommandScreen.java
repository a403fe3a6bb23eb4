package dev.unscramble.cli.terminal;

import dev.unscramble.model.Progress;
import dev.unscramble.pdb.Tables;
import dev.unscramble.report.text.TextLayout;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/**
 * The streams of a command, as the shell and the runs of config files see them.
 *
 * @param isTerminal whether the commands are typed
 */
public record CommandScreen(
        Terminal terminal,
        boolean isTerminal,
        boolean isQuiet,
        BooleanSupplier interrupted,
        StatusLine status,
        Tables tables)
        implements Screen {

    @Override
    public void print(String text) {
        terminal.out().println(text);
        terminal.out().flush();
    }

    @Override
    public void remark(String text) {
        if (!isQuiet) {
            write(text);
        }
    }

    /** Names the program only in scripts, whose log may have messages of others. */
    @Override
    public void complain(String text) {
        write(isTerminal ? text : "unscramble: " + text);
    }

    private void write(String text) {
        terminal.tell(text);
    }

    @Override
    public TextLayout layout() {
        return terminal.layout();
    }

    @Override
    public boolean isInterrupted() {
        return interrupted.getAsBoolean();
    }

    @Override
    public <R> R watch(String label, Function<Progress, R> work) {
        ProgressLine line = new ProgressLine(status, interrupted);
        line.label(label);
        try {
            return work.apply(line);
        } finally {
            line.clear();
        }
    }
}
