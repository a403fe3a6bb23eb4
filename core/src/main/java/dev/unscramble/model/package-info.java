/**
 * The nouns that everything else speaks in: a {@link dev.unscramble.model.Puzzle} and its {@link
 * dev.unscramble.model.Position}s, a {@link dev.unscramble.model.Heuristic}, the {@link
 * dev.unscramble.model.Problem} made of them, and what a search says of it: a {@link
 * dev.unscramble.model.Result}. Read {@code Position} first.
 */
@NullMarked
package dev.unscramble.model;

import org.jspecify.annotations.NullMarked;
