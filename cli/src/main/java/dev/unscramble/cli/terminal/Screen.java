package dev.unscramble.cli.terminal;

import dev.unscramble.catalog.SolveResult;
import dev.unscramble.experiment.runner.LocalExperiment;
import dev.unscramble.model.Progress;
import dev.unscramble.pdb.Tables;
import dev.unscramble.report.text.TextLayout;
import java.util.function.Consumer;
import java.util.function.Function;

/** The output of long work, and its interruption. */
public interface Screen {

    /** Writes results. */
    void print(String text);

    /** Writes a remark that is not a result, unless it is quiet. */
    void remark(String text);

    /** Writes a complaint. */
    void complain(String text);

    /** Whether the commands are typed. */
    boolean isTerminal();

    /** The layout of results. */
    TextLayout layout();

    /** Does long work, shows its progress, and lets it be interrupted. */
    <R> R watch(String label, Function<Progress, R> work);

    /** Makes runs, one after the other, until it is interrupted; shows the progress of each. */
    default void run(LocalExperiment runs, Consumer<SolveResult<?>> done) {
        runs.run(
                (number, solver, work) -> watch(solver.label() + " (" + number + " of " + runs.size() + ")", work),
                this::isInterrupted,
                done);
    }

    /** The tables of pattern databases; the progress of making them is shown here too. */
    Tables tables();

    /** Whether the current command is to stop. */
    boolean isInterrupted();
}
