/**
 * Bars and columns, as text ({@link dev.unscramble.report.chart.BarChart}) and as PNG pictures ({@link
 * dev.unscramble.report.chart.PngChart}), and the style that all charts share. Read {@link
 * dev.unscramble.report.chart.Bar} first.
 */
@NullMarked
package dev.unscramble.report.chart;

import org.jspecify.annotations.NullMarked;
