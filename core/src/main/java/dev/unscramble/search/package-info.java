/**
 * The algorithms, one to a file, over any puzzle. {@link dev.unscramble.search.Search} is what they
 * have in common; {@code Meter} counts and limits them all. Read {@code BestFirst} first.
 */
@NullMarked
package dev.unscramble.search;

import org.jspecify.annotations.NullMarked;
