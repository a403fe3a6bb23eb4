/**
 * Definitions of permutation puzzles as data: sets of pieces, the solved state, moves; read from files, or made by a name with
 * a size. Read {@link PuzzleDefinition} first; {@link TwsReader} reads files.
 *
 * <p>Internal: not part of the public API of the library.
 */
@NullMarked
package dev.unscramble.permutation.definition;

import org.jspecify.annotations.NullMarked;
