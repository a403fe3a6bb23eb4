/**
 * The only place that knows every name: it turns what people write into puzzles, algorithms and
 * heuristics. {@link dev.unscramble.catalog.InstanceReader} reads puzzles of every {@link
 * dev.unscramble.catalog.PuzzleKind}, {@link dev.unscramble.catalog.Algorithm} lists the searches,
 * {@link dev.unscramble.catalog.Solver} is one of them made ready for a {@link
 * dev.unscramble.catalog.Domain}, that is one puzzle with its heuristics, and solves its {@link
 * dev.unscramble.catalog.Instance}s. What others bring is found through {@link
 * dev.unscramble.catalog.UserClasses}. Read {@code Domain} first, then {@code Instance}.
 */
@NullMarked
package dev.unscramble.catalog;

import org.jspecify.annotations.NullMarked;
