/**
 * The types that all other packages use: a {@link dev.unscramble.model.Puzzle} and its {@link
 * dev.unscramble.model.Position}s, a {@link dev.unscramble.model.Heuristic}, the {@link
 * dev.unscramble.model.Problem} made of them, and the {@link
 * dev.unscramble.model.Result} of a search. Read {@code Position} first.
 *
 * <p>The public API of the library is listed in docs/library.md; most of it is here. For a first program, read
 * {@code dev.unscramble.puzzle.PuzzleOf}.
 */
@NullMarked
package dev.unscramble.model;

import org.jspecify.annotations.NullMarked;
