/**
 * The command shell. A {@link dev.unscramble.cli.shell.Shell} carries out one line at a time on its {@link
 * dev.unscramble.cli.shell.ShellState}; a {@link dev.unscramble.cli.shell.Script} reads the lines of a file or pipe, a
 * {@link dev.unscramble.cli.shell.Console} those that a user types. The commands are {@code ShellCommand}s, in the
 * {@code ...Commands} classes; {@link dev.unscramble.cli.shell.Dialect} reads other spellings of them. Read {@code
 * ShellState} first, then {@code StateCommands}.
 */
@NullMarked
package dev.unscramble.cli.shell;

import org.jspecify.annotations.NullMarked;
