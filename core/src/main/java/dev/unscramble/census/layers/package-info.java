/**
 * Stores the layers of a census, in parts: in memory or in files, which several machines may share. Read {@link
 * dev.unscramble.census.layers.LayerStore} first, then {@link dev.unscramble.census.layers.PartFolder}.
 *
 * <p>Internal: not part of the public API of the library.
 */
@NullMarked
package dev.unscramble.census.layers;

import org.jspecify.annotations.NullMarked;
