/**
 * The report of an experiment in every format ({@link dev.unscramble.report.experiment.ReportFiles}): {@code
 * ReportDocument} says what a report says, and a renderer for each format writes it. Read {@code ReportDocument} first.
 */
@NullMarked
package dev.unscramble.report.experiment;

import org.jspecify.annotations.NullMarked;
