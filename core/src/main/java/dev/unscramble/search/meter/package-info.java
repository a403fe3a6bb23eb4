/**
 * The counters, limits and listeners of every search: a {@link dev.unscramble.search.meter.Meter} has the counters and
 * the limits, a {@link dev.unscramble.search.meter.Tracer} reports every node to a listener, and a {@link
 * dev.unscramble.search.meter.SubtreeJournal} stores finished work for a later process. Read {@code Meter} first.
 *
 * <p>Internal: not part of the public API of the library.
 */
@NullMarked
package dev.unscramble.search.meter;

import org.jspecify.annotations.NullMarked;
