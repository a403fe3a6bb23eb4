/**
 * Texts that users type and read, apart from puzzles: {@link dev.unscramble.text.Names} that may be misspelt, numbers
 * with units ({@link dev.unscramble.text.Quantity}), times ({@link dev.unscramble.text.Seconds}), and texts that come
 * with the program ({@link dev.unscramble.text.Resource}).
 */
@NullMarked
package dev.unscramble.text;

import org.jspecify.annotations.NullMarked;
