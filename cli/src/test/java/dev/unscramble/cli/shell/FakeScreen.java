package dev.unscramble.cli.shell;

import dev.unscramble.cli.terminal.Screen;
import dev.unscramble.model.Progress;
import dev.unscramble.pdb.Tables;
import dev.unscramble.report.text.TextLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** A screen that remembers what was written on it. */
public final class FakeScreen implements Screen {
    final List<String> printed = new ArrayList<>();
    final List<String> remarks = new ArrayList<>();
    final List<String> complaints = new ArrayList<>();
    boolean isTerminal;
    boolean isInterrupted;

    /** One on which whatever takes time is stopped at once. */
    public static FakeScreen interrupted() {
        FakeScreen screen = new FakeScreen();
        screen.isInterrupted = true;
        return screen;
    }

    @Override
    public void print(String text) {
        printed.add(text);
    }

    @Override
    public void remark(String text) {
        remarks.add(text);
    }

    @Override
    public void complain(String text) {
        complaints.add(text);
    }

    @Override
    public boolean isTerminal() {
        return isTerminal;
    }

    @Override
    public TextLayout layout() {
        return TextLayout.PLAIN;
    }

    @Override
    public <R> R watch(String label, Function<Progress, R> work) {
        return work.apply(sofar -> !isInterrupted);
    }

    @Override
    public Tables tables() {
        return Tables.IN_MEMORY;
    }

    @Override
    public boolean isInterrupted() {
        return isInterrupted;
    }

    /** What a shell on this screen prints when it carries out these lines. */
    String run(Shell shell, String... lines) {
        printed.clear();
        for (String line : lines) {
            shell.execute(line);
        }
        return String.join("\n", printed);
    }

    /** What was printed last. */
    String last() {
        return printed.get(printed.size() - 1);
    }
}
