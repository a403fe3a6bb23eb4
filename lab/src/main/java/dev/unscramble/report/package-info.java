/**
 * Results as text and data, by what is shown: one result or several of one puzzle ({@code report.result}), whole state
 * spaces ({@code report.space}), experiments ({@code report.comparison}, {@code report.experiment}); tables and bars for the terminal ({@code
 * report.text}) and charts ({@code report.chart}) are shared by all of them. Read {@link
 * dev.unscramble.report.result.ResultText} first.
 */
@NullMarked
package dev.unscramble.report;

import org.jspecify.annotations.NullMarked;
