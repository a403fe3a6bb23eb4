/**
 * What people and programs get to see of results: text, JSON and CSV ({@code Result...}, {@code
 * Grade...}), tables and bars for the terminal, charts as pictures, and files that appear whole or not at
 * all. Read {@link dev.unscramble.report.ResultText} first.
 */
@NullMarked
package dev.unscramble.report;

import org.jspecify.annotations.NullMarked;
