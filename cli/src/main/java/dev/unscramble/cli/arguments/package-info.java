/**
 * Options that several commands share, as groups that a command takes over. Read {@link
 * dev.unscramble.cli.arguments.PuzzleArguments} first.
 */
@NullMarked
package dev.unscramble.cli.arguments;

import org.jspecify.annotations.NullMarked;
