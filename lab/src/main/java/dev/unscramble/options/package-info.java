/**
 * The options of a solve. {@link dev.unscramble.options.SolveOption} is the table of all options, each defined once for
 * every place where it can be chosen; {@link dev.unscramble.options.SolveOptions} holds what a user chose, and a {@link
 * dev.unscramble.options.SolverSelection} is a list of them to be compared.
 */
@NullMarked
package dev.unscramble.options;

import org.jspecify.annotations.NullMarked;
