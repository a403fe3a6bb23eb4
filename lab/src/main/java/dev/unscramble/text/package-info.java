/**
 * What people type, apart from puzzles: {@link dev.unscramble.text.Names} that may be misspelt, and
 * numbers with units ({@link dev.unscramble.text.Quantity}).
 */
@NullMarked
package dev.unscramble.text;

import org.jspecify.annotations.NullMarked;
