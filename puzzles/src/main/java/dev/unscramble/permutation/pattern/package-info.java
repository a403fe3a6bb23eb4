/**
 * Pattern databases and rankings of permutation puzzles, as products of coordinates. Read {@link ProductPattern} first;
 * {@link Patterns} has their names.
 *
 * <p>Internal: not part of the public API of the library.
 */
@NullMarked
package dev.unscramble.permutation.pattern;

import org.jspecify.annotations.NullMarked;
