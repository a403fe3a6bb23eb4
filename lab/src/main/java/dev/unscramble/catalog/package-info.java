/**
 * The only place that knows every name: it turns what people write into puzzles, algorithms and
 * heuristics. {@link dev.unscramble.catalog.InstanceReader} reads puzzles, {@link
 * dev.unscramble.catalog.Algorithm} lists the searches, {@link dev.unscramble.catalog.Solver} is one
 * of them made ready for an {@link dev.unscramble.catalog.Instance}. Read {@code Instance} first.
 */
@NullMarked
package dev.unscramble.catalog;

import org.jspecify.annotations.NullMarked;
