/**
 * The kinds of puzzle that come with the program: for each, the names of its puzzles, how they are read, their heuristics
 * and the choices of {@code auto}. {@link dev.unscramble.catalog.kind.Catalog} lists them, with those of users. Read {@code
 * HanoiKind} first.
 */
@NullMarked
package dev.unscramble.catalog.kind;

import org.jspecify.annotations.NullMarked;
