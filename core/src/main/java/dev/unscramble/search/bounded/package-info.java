/**
 * Bounded-suboptimal search: a solution that costs at most w times the optimum, found with less work than an optimal one.
 * Read {@link dev.unscramble.search.bounded.Bounded} first.
 */
@NullMarked
package dev.unscramble.search.bounded;

import org.jspecify.annotations.NullMarked;
