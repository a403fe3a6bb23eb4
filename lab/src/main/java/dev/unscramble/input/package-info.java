/**
 * Puzzles from texts, files and standard input. {@link dev.unscramble.input.InstanceReader} recognizes all kinds of
 * puzzle and all formats; read it first.
 */
@NullMarked
package dev.unscramble.input;

import org.jspecify.annotations.NullMarked;
