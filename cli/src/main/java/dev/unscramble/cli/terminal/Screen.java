package dev.unscramble.cli.terminal;

import dev.unscramble.catalog.SolveResult;
import dev.unscramble.experiment.runner.LocalExperiment;
import dev.unscramble.model.Progress;
import dev.unscramble.pdb.Tables;
import java.util.function.Consumer;
import java.util.function.Function;

/** Where long work writes, and how it hears that somebody wants it to stop. */
public interface Screen {

    /** Writes results. */
    void print(String text);

    /** Writes what is not a result, unless it is to be quiet. */
    void remark(String text);

    /** Writes what went wrong. */
    void complain(String text);

    /** Whether a person is looking, and not a file. */
    boolean isTerminal();

    /** Whether colours can be shown. */
    boolean hasColour();

    /** Whether more than ASCII can be shown. */
    boolean hasUnicode();

    /** Does something long, tells how it is getting on, and lets it be stopped. */
    <R> R watch(String label, Function<Progress, R> work);

    /** Makes runs, one after the other, until it is interrupted; tells how each is getting on. */
    default void run(LocalExperiment runs, Consumer<SolveResult<?>> done) {
        runs.run(
                (number, solver, work) -> watch(solver.label() + " (" + number + " of " + runs.size() + ")", work),
                this::isInterrupted,
                done);
    }

    /** Where the tables of pattern databases are kept; how their making gets on is told here too. */
    Tables tables();

    /** Whether the current command is to stop. */
    boolean isInterrupted();
}
