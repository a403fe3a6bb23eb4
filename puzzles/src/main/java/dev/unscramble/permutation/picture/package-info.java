/**
 * Pictures of permutation puzzles: where the stickers of each slot are, and how a terminal shows them. Begin with {@link
 * dev.unscramble.permutation.picture.Sticker}.
 *
 * <p>Internal: not part of the public API of the library.
 */
@NullMarked
package dev.unscramble.permutation.picture;

import org.jspecify.annotations.NullMarked;
