package dev.unscramble.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.ParentCommand;

/** What all commands have: a place to read and write, and a way to be interrupted. */
abstract class Command implements Callable<Integer> {
    @ParentCommand
    @SuppressWarnings("NullAway.Init") // set by picocli
    private Main main;

    final Terminal terminal() {
        return main.terminal();
    }

    final boolean isInterrupted() {
        return main.interruption().isRequested();
    }

    final boolean isQuiet() {
        return main.isQuiet();
    }

    /** Tells how a long work is getting on, where somebody is looking. */
    final ProgressLine progress() {
        boolean isShown = main.wantsProgress() || terminal().isErrTerminal() && !isQuiet();
        main.interruption().expectResult();
        return new ProgressLine(terminal(), main.interruption(), isShown);
    }

    /** Writes a line of the result. */
    final void print(String line) {
        terminal().out().println(line);
    }

    /** Writes a remark that is no part of the result. */
    final void remark(String line) {
        if (!isQuiet()) {
            terminal().err().println(line);
            terminal().err().flush();
        }
    }
}
