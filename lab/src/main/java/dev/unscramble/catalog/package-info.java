/**
 * The only package with the names of puzzles, algorithms and heuristics. {@link dev.unscramble.catalog.PuzzleKind} lists
 * the puzzles, {@link dev.unscramble.catalog.Algorithm} the searches, {@link dev.unscramble.catalog.Solver} is one of
 * them made ready for a {@link dev.unscramble.catalog.Domain}, that is one puzzle with its heuristics, and solves its
 * {@link dev.unscramble.catalog.Instance}s. Puzzles and heuristics are cached in the {@code Catalog} of the process.
 * Read {@code Domain} first, then {@code Instance}.
 */
@NullMarked
package dev.unscramble.catalog;

import org.jspecify.annotations.NullMarked;
