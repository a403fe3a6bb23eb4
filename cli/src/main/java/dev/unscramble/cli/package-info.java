/**
 * The commands. {@link dev.unscramble.cli.Main} lists them, one per file; {@link dev.unscramble.cli.Command} is their
 * base class. The packages below are shared by several of them. Read {@code SolveCommand} first.
 */
@NullMarked
package dev.unscramble.cli;

import org.jspecify.annotations.NullMarked;
