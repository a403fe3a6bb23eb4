/** Heuristics for any puzzle: {@link dev.unscramble.heuristic.Zero}, and the maximum or the sum of others. */
@NullMarked
package dev.unscramble.heuristic;

import org.jspecify.annotations.NullMarked;
