/**
 * All boards by number, in parts that fit into memory, for the census of a whole space: the moves of many boards at
 * once are turns of bits. Read {@link dev.unscramble.tiles.rank.TileRanking} first.
 *
 * <p>Internal: not part of the public API of the library.
 */
@NullMarked
package dev.unscramble.tiles.rank;

import org.jspecify.annotations.NullMarked;
