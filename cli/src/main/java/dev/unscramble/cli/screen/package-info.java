/** What the shell and the runs of config files know of the terminal: a {@link dev.unscramble.cli.screen.Screen}. */
@NullMarked
package dev.unscramble.cli.screen;

import org.jspecify.annotations.NullMarked;
