/**
 * The output of commands and their end: standard output, the window's width, lines that show progress, Ctrl-C, exit
 * codes. The shell and the runs of config files use only a {@link dev.unscramble.cli.terminal.Screen}. Read {@link
 * dev.unscramble.cli.terminal.Terminal} first.
 */
@NullMarked
package dev.unscramble.cli.terminal;

import org.jspecify.annotations.NullMarked;
