/**
 * Config files, as a course knows them: an INI file turns modes on and says what they do. {@link
 * dev.unscramble.cli.config.Ini} reads sections and keys, {@link dev.unscramble.cli.config.ConfigReader}
 * makes a {@link dev.unscramble.cli.config.Config} of them, and a {@link
 * dev.unscramble.cli.config.ConfigRun} carries that out. Read {@code Config} first.
 */
@NullMarked
package dev.unscramble.cli.config;

import org.jspecify.annotations.NullMarked;
