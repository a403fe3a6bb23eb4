/**
 * Durable files: {@link dev.unscramble.files.AtomicFile} writes a file aside and renames it, and a {@link
 * dev.unscramble.files.FolderLock} lets one process at a time write into a folder.
 */
@NullMarked
package dev.unscramble.files;

import org.jspecify.annotations.NullMarked;
