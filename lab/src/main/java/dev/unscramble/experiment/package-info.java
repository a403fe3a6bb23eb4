/**
 * The data of experiments: what to run ({@link dev.unscramble.experiment.Experiment}), its runs ({@link
 * dev.unscramble.experiment.Plan}), and the result of one ({@link dev.unscramble.experiment.FinishedRun}). The packages
 * below read experiments from files, make the runs, and keep the results. Read {@code Experiment} first, then {@code
 * FinishedRun}.
 */
@NullMarked
package dev.unscramble.experiment;

import org.jspecify.annotations.NullMarked;
