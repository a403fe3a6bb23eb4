/**
 * The commands. {@link dev.unscramble.cli.Main} lists them, one per file; {@link dev.unscramble.cli.Command} is what they
 * have in common. What several of them need is in the packages below. Read {@code SolveCommand} first.
 */
@NullMarked
package dev.unscramble.cli;

import org.jspecify.annotations.NullMarked;
