/**
 * The order in which tiles are placed ({@link dev.unscramble.tiles.placement.PlacementOrder}), and the search that
 * places them ({@link dev.unscramble.tiles.placement.PlacementSearch}): a first solution of a board of any size, at
 * once. Read {@code
 * PlacementOrder} first.
 *
 * <p>Internal: not part of the public API of the library.
 */
@NullMarked
package dev.unscramble.tiles.placement;

import org.jspecify.annotations.NullMarked;
