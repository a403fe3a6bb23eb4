/**
 * The commands. {@link dev.unscramble.cli.Main} lists them, one to a file; what several have in common
 * is an {@code ...Arguments} class. The shell and config files have
 * packages of their own. Read {@code SolveCommand} first.
 */
@NullMarked
package dev.unscramble.cli;

import org.jspecify.annotations.NullMarked;
