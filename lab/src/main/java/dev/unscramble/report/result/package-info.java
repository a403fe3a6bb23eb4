/**
 * One result, as text, JSON and CSV ({@link dev.unscramble.report.result.ResultText}, {@link
 * dev.unscramble.report.result.ResultJson}, {@link dev.unscramble.report.result.ResultCsv}), and the results of several
 * solvers of one puzzle side by side ({@link dev.unscramble.report.result.ComparisonText}). Read {@code ResultText}
 * first.
 */
@NullMarked
package dev.unscramble.report.result;

import org.jspecify.annotations.NullMarked;
