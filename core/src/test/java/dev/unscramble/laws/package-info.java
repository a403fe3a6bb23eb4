/**
 * The laws that every puzzle, heuristic and search keeps, as test suites to extend: {@link
 * dev.unscramble.laws.PositionLaws}, {@link dev.unscramble.laws.HeuristicLaws}, {@link
 * dev.unscramble.laws.GuaranteeLaws}, {@link dev.unscramble.laws.RankingLaws} and {@link dev.unscramble.laws.SearchLaws}. A
 * new puzzle is tested by handing it to each of them. {@link dev.unscramble.laws.SolutionLaws} are the part of the laws of
 * searches that is tried under every heuristic. {@link dev.unscramble.laws.Dial} and {@link dev.unscramble.laws.Boxes} are
 * the small puzzles that test the core. {@link dev.unscramble.laws.Samples} says how much to try of what is too much to
 * try all.
 */
@NullMarked
package dev.unscramble.laws;

import org.jspecify.annotations.NullMarked;
