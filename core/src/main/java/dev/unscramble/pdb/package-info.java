/**
 * Where the tables of pattern databases come from: made when they are first needed, kept in files. Read
 * {@link dev.unscramble.pdb.Tables} first.
 *
 * <p>Internal: not part of the public API of the library.
 */
@NullMarked
package dev.unscramble.pdb;

import org.jspecify.annotations.NullMarked;
