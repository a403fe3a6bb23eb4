/**
 * What people type and read, apart from puzzles: {@link dev.unscramble.text.Names} that may be misspelt, numbers with
 * units ({@link dev.unscramble.text.Quantity}), and times ({@link dev.unscramble.text.Seconds}).
 */
@NullMarked
package dev.unscramble.text;

import org.jspecify.annotations.NullMarked;
