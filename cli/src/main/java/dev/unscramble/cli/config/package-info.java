/**
 * Config files, as a course uses them: an INI file turns modes on and has their settings. {@link
 * dev.unscramble.cli.config.Ini} reads sections and keys, and {@link dev.unscramble.cli.config.Config} makes the modes
 * of them, each of which reads its section and carries it out. Read {@code Config} first.
 */
@NullMarked
package dev.unscramble.cli.config;

import org.jspecify.annotations.NullMarked;
