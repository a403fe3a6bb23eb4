/**
 * Searches that walk from state to state and never start over from a better one: real-time search and local search. What
 * they find is a walk, which may be far longer than the shortest solution, and local searches may fail. Read {@link
 * dev.unscramble.search.walk.HillClimbing} first.
 */
@NullMarked
package dev.unscramble.search.walk;

import org.jspecify.annotations.NullMarked;
