/**
 * The results of an experiment, arranged ({@link dev.unscramble.report.experiment.ExperimentResults}), compared ({@link
 * dev.unscramble.report.experiment.Comparison}) and written in every format ({@link
 * dev.unscramble.report.experiment.ReportFiles}): {@code ReportDocument} says what a report says, and a renderer for each
 * format writes it. Read {@code ExperimentResults} first.
 */
@NullMarked
package dev.unscramble.report.experiment;

import org.jspecify.annotations.NullMarked;
