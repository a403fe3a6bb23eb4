package dev.unscramble.cli;

import dev.unscramble.catalog.Instance;
import dev.unscramble.cli.arguments.OptionArguments;
import dev.unscramble.cli.terminal.CommandScreen;
import dev.unscramble.cli.terminal.ExitCode;
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
import dev.unscramble.pdb.TableQuota;
import dev.unscramble.text.Names;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import picocli.CommandLine.Model.CommandSpec;

/** The base of all commands: its input and output, and its interruption. */
abstract class Command implements Callable<Integer> {
    @SuppressWarnings("NullAway.Init") // set when it is defined
    private Main main;

    private final OptionArguments optionArguments = new OptionArguments();

    /** The options of a solve that it takes. */
    List<SolveOption> options() {
        return List.of();
    }

    /** The default of an option. A command without a search has other defaults than the table. */
    String standard(SolveOption option) {
        boolean choosesSearch = options().contains(SolveOption.ALGORITHM);
        return option == SolveOption.TIME_LIMIT && !choosesSearch ? "none" : option.standard();
    }

    /** Makes it a command of the program, and adds its options. */
    final void define(Main program, CommandSpec spec) {
        main = program;
        optionArguments.define(spec, options(), this::standard);
    }

    /** The choices of these options. */
    final SolveOptions chosen() {
        return optionArguments.chosen();
    }

    final Terminal terminal() {
        return main.terminal();
    }

    final boolean isInterrupted() {
        return main.interruption().isRequested();
    }

    /** The exit code at the end of the work, which may have reached its aim or not. */
    final int code(boolean isDone) {
        return isInterrupted() ? ExitCode.INTERRUPTED : isDone ? ExitCode.DONE : ExitCode.NOT_SOLVED;
    }

    /** Makes Ctrl-C wait until this command has ended in order. */
    final void endInOrder() {
        main.interruption().expectResult();
    }

    /** The places of users' own classes. */
    final Optional<String> classpath() {
        return main.classpath();
    }

    /** All arguments of the program. */
    final List<String> originalArguments() {
        return main.originalArguments();
    }

    final boolean isQuiet() {
        return main.isQuiet();
    }

    /** Shows the progress of long work, if it is to be shown. */
    final ProgressLine progress() {
        main.interruption().expectResult();
        return new ProgressLine(statusLine(), this::isInterrupted);
    }

    /** A line about long work, if it is to be shown. */
    final StatusLine statusLine() {
        return new StatusLine(terminal(), main.wantsProgress() || terminal().isErrTerminal() && !isQuiet());
    }

    /** The folder of the tables of pattern databases. */
    final TableFolder tables() {
        return tables(Limits.NONE.memoryBytes());
    }

    /** The folder of tables, if the tables of a heuristic, and making one, may take {@code memoryLimit} bytes. */
    final TableFolder tables(long memoryLimit) {
        return tables(memoryLimit, this::isInterrupted);
    }

    private TableFolder tables(long memoryLimit, BooleanSupplier isInterrupted) {
        Path folder = TableFolder.usual(
                System.getenv(), System.getProperty("os.name"), Path.of(System.getProperty("user.home")));
        TableProgress progress = new TableProgress(statusLine(), isInterrupted, this::remark, this::tableName);
        return new TableFolder(folder, memoryLimit, TableQuota.chosen(System.getenv()), progress);
    }

    /** The name of a table that is being made, for users. */
    String tableName(String name) {
        return "the table " + name;
    }

    /** Shows how many of all runs are made, if it is to be shown. */
    final RunBar bar(int total) {
        main.interruption().expectResult();
        return new RunBar(statusLine(), total);
    }

    /** The screen of scripts, config files and comparisons; Ctrl-C ends the program. */
    final CommandScreen screen() {
        main.interruption().expectResult();
        return screen(false, this::isInterrupted);
    }

    /** The screen of a shell; {@code isInterrupted} says whether the current command must end. */
    final CommandScreen screen(boolean isTerminal, BooleanSupplier isInterrupted) {
        return new CommandScreen(
                terminal(),
                isTerminal,
                isQuiet(),
                isInterrupted,
                statusLine(),
                tables(Limits.NONE.memoryBytes(), isInterrupted));
    }

    /** Remarks on what the text of a puzzle that is solved already may have meant. */
    final void remarkOnSolved(Instance<?> instance, String text) {
        if (instance.position().isGoal()) {
            instance.remarkOn(text).ifPresent(this::remark);
        }
    }

    /** A puzzle in a format; what is drawn has real lines if the terminal can show them. */
    final String written(Instance<?> instance, String format) {
        String text = instance.write(format);
        return Names.plain(format).equals("drawn") ? terminal().layout().drawn(text) : text;
    }

    /** Writes a line of the result. */
    final void print(String line) {
        terminal().out().println(line);
    }

    /** Writes a complaint about one of several inputs; the others are still processed. */
    final void complain(InputException complaint) {
        terminal().flush();
        terminal().tell("unscramble: " + complaint.getMessage());
    }

    /** Writes an internal error after which the work continues. */
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
