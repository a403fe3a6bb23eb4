/**
 * The Tower of Hanoi with any number of pegs. It is not a permutation puzzle, for its legal moves depend on the state.
 *
 * <p>Internal: not part of the public API of the library.
 */
@NullMarked
package dev.unscramble.hanoi;

import org.jspecify.annotations.NullMarked;
