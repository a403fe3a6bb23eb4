/**
 * Puzzles of a user's own, over states of any type, without a class for positions: a {@link
 * dev.unscramble.puzzle.PuzzleOf} is made of functions, a {@link dev.unscramble.puzzle.Graph} of edges. Both give a {@link
 * dev.unscramble.puzzle.Solution} with states and names of moves. Read {@code PuzzleOf} first.
 */
@NullMarked
package dev.unscramble.puzzle;

import org.jspecify.annotations.NullMarked;
