/**
 * Heuristic searches from both ends, front to end: each side estimates the way to the other's beginning. They share two
 * sides, an incumbent and a lower bound, and differ in one thing: which side expands which node next.
 *
 * <p>Read {@link dev.unscramble.search.bidirectional.FrontToEnd} first, then {@code TwoSides} and {@code Side}, which do
 * all the work; then any algorithm, such as {@link dev.unscramble.search.bidirectional.Nbs}.
 */
@NullMarked
package dev.unscramble.search.bidirectional;

import org.jspecify.annotations.NullMarked;
