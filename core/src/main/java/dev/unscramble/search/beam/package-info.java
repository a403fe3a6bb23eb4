/**
 * A beam that is guided by scores and made for speed: threads share its layers, and states are bytes in flat arrays.
 * {@link dev.unscramble.search.beam.Windows} shorten its solutions, window by window. Read {@link
 * dev.unscramble.search.beam.ScoreBeam} first.
 *
 * <p>Internal: not part of the public API of the library.
 */
@NullMarked
package dev.unscramble.search.beam;

import org.jspecify.annotations.NullMarked;
