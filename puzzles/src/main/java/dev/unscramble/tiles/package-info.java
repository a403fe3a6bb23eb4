/**
 * The sliding-tile puzzle: any rectangle from 2x2 to 16x16 or 8x32, any goal. {@link
 * dev.unscramble.tiles.Board} is a state as users give it, {@link dev.unscramble.tiles.TilePuzzle}
 * the rules, {@link dev.unscramble.tiles.TilePosition} the state of searches. Heuristics, pattern
 * databases, numbers of boards, learned scores and the placing of tiles are in the packages below. Read {@code
 * TilePosition} first.
 */
@NullMarked
package dev.unscramble.tiles;

import org.jspecify.annotations.NullMarked;
