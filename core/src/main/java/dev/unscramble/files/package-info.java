/**
 * Durable files: {@link dev.unscramble.files.AtomicFile} writes a file aside and renames it, a {@link
 * dev.unscramble.files.FolderLock} lets one process at a time write into a folder, and a {@link
 * dev.unscramble.files.LineLog} appends lines to a file and loses none that was written.
 *
 * <p>Internal: not part of the public API of the library.
 */
@NullMarked
package dev.unscramble.files;

import org.jspecify.annotations.NullMarked;
