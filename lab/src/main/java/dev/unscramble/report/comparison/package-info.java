/**
 * The results of an experiment, arranged in rows and columns ({@link
 * dev.unscramble.report.comparison.ExperimentResults}) and compared ({@link
 * dev.unscramble.report.comparison.Comparison}): means and their spread, the best of a row, and what others claim. Read
 * {@code ExperimentResults} first.
 */
@NullMarked
package dev.unscramble.report.comparison;

import org.jspecify.annotations.NullMarked;
