/**
 * The algorithms, one to a file, over any puzzle. {@link dev.unscramble.search.Search} is what they
 * have in common; {@code Meter} counts and limits them all. Read {@code BestFirst} first.
 *
 * <p>The algorithms and {@link dev.unscramble.search.Duplicates} are part of the public API of the library, the rest is not.
 */
@NullMarked
package dev.unscramble.search;

import org.jspecify.annotations.NullMarked;
