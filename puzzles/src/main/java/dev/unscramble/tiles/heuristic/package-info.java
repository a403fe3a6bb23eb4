/**
 * The heuristics of the sliding-tile puzzle that need no large tables, one per file. Read {@link
 * dev.unscramble.tiles.heuristic.AdditiveDistance} first, which is the Manhattan distance and others like it.
 */
@NullMarked
package dev.unscramble.tiles.heuristic;

import org.jspecify.annotations.NullMarked;
