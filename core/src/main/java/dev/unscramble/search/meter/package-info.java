/**
 * What every search counts, obeys and tells: a {@link dev.unscramble.search.meter.Meter} has the counters and the
 * limits, a {@link dev.unscramble.search.meter.Tracer} tells a listener of every node, and a {@link
 * dev.unscramble.search.meter.SubtreeJournal} remembers what is done for a later process. Read {@code Meter} first.
 *
 * <p>Internal: not part of the public API of the library.
 */
@NullMarked
package dev.unscramble.search.meter;

import org.jspecify.annotations.NullMarked;
