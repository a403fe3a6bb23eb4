/**
 * What people and programs get to see of results: text, JSON and CSV ({@code Result...}, {@code
 * Grade...}), tables and bars for the terminal, charts as pictures, and the report of an experiment in all
 * formats ({@link dev.unscramble.report.ExperimentResults}, {@link dev.unscramble.report.Comparison}, {@link
 * dev.unscramble.report.ReportFiles}). Read {@link dev.unscramble.report.ResultText} first.
 */
@NullMarked
package dev.unscramble.report;

import org.jspecify.annotations.NullMarked;
