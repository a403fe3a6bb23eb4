/**
 * Text for a terminal or a file: columns, wrapping, colours, all made to fit a {@link
 * dev.unscramble.report.text.TextLayout}. Read {@link dev.unscramble.report.text.TextTable} first.
 */
@NullMarked
package dev.unscramble.report.text;

import org.jspecify.annotations.NullMarked;
