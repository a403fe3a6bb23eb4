/**
 * Makes the runs of an experiment that its results folder lacks: {@link
 * dev.unscramble.experiment.runner.ExperimentRunner} on this machine, {@link
 * dev.unscramble.experiment.runner.ClusterRunner} on others. Read {@code ExperimentRunner} first.
 */
@NullMarked
package dev.unscramble.experiment.runner;

import org.jspecify.annotations.NullMarked;
