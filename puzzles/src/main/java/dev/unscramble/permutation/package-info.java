/**
 * Puzzles whose moves permute pieces and turn them, as a file defines them: cubes of all kinds, rings, stacks of pancakes,
 * lights. Read {@link PermutationPuzzle} first; the definitions are in a room of their own, and so are the patterns.
 *
 * <p>Internal: not part of the public API of the library.
 */
@NullMarked
package dev.unscramble.permutation;

import org.jspecify.annotations.NullMarked;
