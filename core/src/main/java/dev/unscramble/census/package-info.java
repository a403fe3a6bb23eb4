/**
 * Whole state spaces: how many states there are at every depth, and what a heuristic says of all of
 * them. An {@link dev.unscramble.census.Exploration} goes through a space layer by layer, in a bit per state
 * where states have numbers ({@link dev.unscramble.census.RankedExploration}), else by storing them.
 * Read {@code Exploration} first.
 *
 * <p>Layers with numbers are in parts, which are kept by {@code census.layers}; a {@link
 * dev.unscramble.census.PartBuilder} builds one from those that touch it, and a {@link
 * dev.unscramble.census.CensusFolder} keeps a census larger than memory.
 *
 * <p>Internal: not part of the public API of the library.
 */
@NullMarked
package dev.unscramble.census;

import org.jspecify.annotations.NullMarked;
