/**
 * Makes the runs of an experiment: {@link dev.unscramble.experiment.runner.ExperimentRunner} on this machine, into a
 * folder of results or into memory, {@link dev.unscramble.experiment.runner.ClusterRunner} on others. A {@link
 * dev.unscramble.experiment.runner.LocalExperiment} keeps whole results in memory. Read {@code ExperimentRunner} first.
 */
@NullMarked
package dev.unscramble.experiment.runner;

import org.jspecify.annotations.NullMarked;
