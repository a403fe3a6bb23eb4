/**
 * Whole state spaces: the number of states at every depth, and checks of heuristics on all of
 * them. An {@link dev.unscramble.census.Exploration} visits a space layer by layer, in a bit per state
 * if states have a ranking ({@link dev.unscramble.census.RankedExploration}), else by storing them.
 * Read {@code Exploration} first.
 *
 * <p>Ranked layers are in parts, which {@code census.layers} stores; a {@link dev.unscramble.census.PartBuilder} builds
 * a part from its neighbours, and a {@link dev.unscramble.census.CensusFolder} contains a census larger than memory.
 *
 * <p>Internal: not part of the public API of the library.
 */
@NullMarked
package dev.unscramble.census;

import org.jspecify.annotations.NullMarked;
