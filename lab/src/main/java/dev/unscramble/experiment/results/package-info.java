/**
 * The folder of an experiment's results, written so that nothing is lost or repeated when a process is killed: a {@link
 * dev.unscramble.experiment.results.RunLog}, to which every run is appended, and a manifest, which describes the
 * experiment. Read {@link dev.unscramble.experiment.results.ResultsFolder} first.
 */
@NullMarked
package dev.unscramble.experiment.results;

import org.jspecify.annotations.NullMarked;
