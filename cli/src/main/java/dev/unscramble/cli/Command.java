package dev.unscramble.cli;

import dev.unscramble.catalog.Instance;
import dev.unscramble.cli.arguments.OptionArguments;
import dev.unscramble.cli.terminal.CommandScreen;
import dev.unscramble.cli.terminal.ProgressLine;
import dev.unscramble.cli.terminal.RunBar;
import dev.unscramble.cli.terminal.StatusLine;
import dev.unscramble.cli.terminal.TableProgress;
import dev.unscramble.cli.terminal.Terminal;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.options.SolveOption;
import dev.unscramble.options.SolveOptions;
import dev.unscramble.pdb.TableFolder;
import dev.unscramble.text.Names;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParentCommand;

/** What all commands have: a place to read and write, and a way to be interrupted. */
abstract class Command implements Callable<Integer> {
    @ParentCommand
    @SuppressWarnings("NullAway.Init") // set by picocli
    private Main main;

    private final OptionArguments optionArguments = new OptionArguments();

    /** The options of a solve that it takes. */
    List<SolveOption> options() {
        return List.of();
    }

    /** What holds where nothing is chosen for an option. The table tells of searches, and not every command has one. */
    String standard(SolveOption option) {
        boolean choosesSearch = options().contains(SolveOption.ALGORITHM);
        return option == SolveOption.TIME_LIMIT && !choosesSearch ? "none" : option.standard();
    }

    final void defineOptions(CommandSpec spec) {
        optionArguments.define(spec, options(), this::standard);
    }

    /** What was chosen of these options. */
    final SolveOptions chosen() {
        return optionArguments.chosen();
    }

    final Terminal terminal() {
        return main.terminal();
    }

    final boolean isInterrupted() {
        return main.interruption().isRequested();
    }

    /** Lets Ctrl-C wait until this command has put things in order. */
    final void endInOrder() {
        main.interruption().expectResult();
    }

    /** Where classes of the user's own are. */
    final Optional<String> classpath() {
        return main.classpath();
    }

    final boolean isQuiet() {
        return main.isQuiet();
    }

    /** Tells how a long work is getting on, where somebody is looking. */
    final ProgressLine progress() {
        main.interruption().expectResult();
        return new ProgressLine(statusLine(), this::isInterrupted);
    }

    /** A line about long work, where somebody is looking. */
    final StatusLine statusLine() {
        return new StatusLine(terminal(), main.wantsProgress() || terminal().isErrTerminal() && !isQuiet());
    }

    /** Where the tables of pattern databases are kept. */
    final TableFolder tables() {
        return tables(Limits.NONE.memoryBytes());
    }

    /** The same, where a heuristic's tables, and making one, may take that many bytes. */
    final TableFolder tables(long memoryLimit) {
        return tables(memoryLimit, this::isInterrupted);
    }

    private TableFolder tables(long memoryLimit, BooleanSupplier isInterrupted) {
        Path folder = TableFolder.usual(
                System.getenv(), System.getProperty("os.name"), Path.of(System.getProperty("user.home")));
        TableProgress progress = new TableProgress(statusLine(), isInterrupted, this::remark, this::tableName);
        return new TableFolder(folder, memoryLimit, progress);
    }

    /** What to call a table that is being made. */
    String tableName(String name) {
        return "the table " + name;
    }

    /** Tells how many of all runs are made, where somebody is looking. */
    final RunBar bar(int total) {
        main.interruption().expectResult();
        return new RunBar(statusLine(), total);
    }

    /** What long work writes on that is not a command of ours; Ctrl-C ends the program. */
    final CommandScreen screen() {
        main.interruption().expectResult();
        return screen(false, this::isInterrupted);
    }

    /** The same where a person types commands, and this says that one of them must end. */
    final CommandScreen screen(boolean isTerminal, BooleanSupplier isInterrupted) {
        return new CommandScreen(
                terminal(),
                isTerminal,
                isQuiet(),
                isInterrupted,
                statusLine(),
                tables(Limits.NONE.memoryBytes(), isInterrupted));
    }

    /** Says what a puzzle's text may have been meant to be, where it is solved from the start. */
    final void remarkOnSolved(Instance<?> instance, String text) {
        if (instance.position().isGoal()) {
            instance.remarkOn(text).ifPresent(this::remark);
        }
    }

    /** A puzzle in a format; what is drawn has real lines where the terminal can show them. */
    final String written(Instance<?> instance, String format) {
        String text = instance.write(format);
        return Names.plain(format).equals("drawn") ? terminal().layout().drawn(text) : text;
    }

    /** Writes a line of the result. */
    final void print(String line) {
        terminal().out().println(line);
    }

    /** Writes what is wrong with a part of the input, where the rest is dealt with. */
    final void complain(InputException complaint) {
        terminal().flush();
        terminal().tell("unscramble: " + complaint.getMessage());
    }

    /** Writes what should not have happened, where the work goes on. */
    final void tellOfFailure(Throwable failure) {
        main.tellOfFailure(failure);
        terminal().err().flush();
    }

    /** Writes a remark that is not part of the result. */
    final void remark(String line) {
        if (!isQuiet()) {
            terminal().tell(line);
        }
    }
}
