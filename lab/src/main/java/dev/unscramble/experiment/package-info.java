/**
 * Experiments that can be trusted: what to run, as a file says it ({@link
 * dev.unscramble.experiment.ExperimentFile}), which runs that makes ({@link
 * dev.unscramble.experiment.Plan}), running them ({@link dev.unscramble.experiment.ExperimentRunner}) and
 * keeping what came of it so that nothing is lost or repeated ({@link
 * dev.unscramble.experiment.ResultsFolder}). Read {@link dev.unscramble.experiment.Experiment} first,
 * then {@link dev.unscramble.experiment.FinishedRun}.
 */
@NullMarked
package dev.unscramble.experiment;

import org.jspecify.annotations.NullMarked;
