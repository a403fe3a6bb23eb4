/**
 * Searches that store fewer nodes than A*, or use memory that IDA* leaves free: optimal ones, and weighted IDA*. Read {@link
 * dev.unscramble.search.memory.PartialExpansion} first, which is nearest to A*.
 */
@NullMarked
package dev.unscramble.search.memory;

import org.jspecify.annotations.NullMarked;
