/**
 * Additive pattern databases: a {@link dev.unscramble.tiles.pattern.TilePartition} divides the tiles into patterns, a
 * {@code PatternSweep} finds the distances of one, a {@code PatternTable} stores them, and a {@link
 * dev.unscramble.tiles.pattern.PatternDatabase} looks them up. Read {@code PatternDatabase} first. Those whose names begin
 * with {@code Heavy} do the same for slides that have costs.
 *
 * <p>Internal: not part of the public API of the library.
 */
@NullMarked
package dev.unscramble.tiles.pattern;

import org.jspecify.annotations.NullMarked;
