/**
 * The laws that every puzzle, heuristic and search keeps, as test suites to extend: {@link
 * dev.unscramble.laws.PositionLaws}, {@link dev.unscramble.laws.HeuristicLaws}, {@link
 * dev.unscramble.laws.GuaranteeLaws} and {@link dev.unscramble.laws.SearchLaws}. A new puzzle is tested by
 * handing it to each of them. {@link dev.unscramble.laws.Dial} and {@link dev.unscramble.laws.Boxes} are the small puzzles
 * that test the core.
 */
@NullMarked
package dev.unscramble.laws;

import org.jspecify.annotations.NullMarked;
