/**
 * What people get to see of results: tables and bars for the terminal, charts as pictures, and files
 * that appear whole or not at all. Read {@link dev.unscramble.report.Bar} first: both kinds of chart
 * are made of it.
 */
@NullMarked
package dev.unscramble.report;

import org.jspecify.annotations.NullMarked;
