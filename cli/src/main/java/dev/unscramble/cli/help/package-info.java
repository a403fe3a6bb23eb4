/**
 * Descriptions of commands: help, completions for shells, the man page, docs/commands.md. All of them read a {@link
 * dev.unscramble.cli.help.CommandOutline}; read it first.
 */
@NullMarked
package dev.unscramble.cli.help;

import org.jspecify.annotations.NullMarked;
