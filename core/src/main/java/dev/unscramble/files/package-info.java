/**
 * Durable files: {@link dev.unscramble.files.AtomicFile} is the one place that writes a file aside and
 * renames it.
 *
 * <p>Internal: not part of the public API of the library.
 */
@NullMarked
package dev.unscramble.files;

import org.jspecify.annotations.NullMarked;
