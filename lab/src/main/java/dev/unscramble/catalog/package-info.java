/**
 * The names of algorithms and heuristics, and what a puzzle needs to be solved by name. A {@link
 * dev.unscramble.catalog.PuzzleKind} reads puzzles, {@link dev.unscramble.catalog.Algorithm} lists the searches, {@link
 * dev.unscramble.catalog.Solver} is one of them made ready for a {@link dev.unscramble.catalog.Domain}, that is one
 * puzzle with its heuristics, and solves its {@link dev.unscramble.catalog.Instance}s. Read {@code Domain} first, then
 * {@code Instance}.
 */
@NullMarked
package dev.unscramble.catalog;

import org.jspecify.annotations.NullMarked;
