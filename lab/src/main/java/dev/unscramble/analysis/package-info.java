/**
 * What is found out about a puzzle, a heuristic or a solution: the {@link
 * dev.unscramble.analysis.StateSpace} of a puzzle, whether a heuristic is admissible ({@link
 * dev.unscramble.analysis.SampledCheck}), how good a given solution is ({@link
 * dev.unscramble.analysis.Grade}).
 */
@NullMarked
package dev.unscramble.analysis;

import org.jspecify.annotations.NullMarked;
