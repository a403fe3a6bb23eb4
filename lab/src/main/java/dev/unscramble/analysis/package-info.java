/**
 * Whole state spaces: the {@link dev.unscramble.analysis.StateSpace} of a puzzle, and whether a heuristic is admissible
 * ({@link dev.unscramble.analysis.CheckedHeuristic}, or on a sample {@link dev.unscramble.analysis.SampledCheck}).
 */
@NullMarked
package dev.unscramble.analysis;

import org.jspecify.annotations.NullMarked;
