/**
 * Pattern databases for any puzzle, and where their tables come from: made when they are first needed, kept in
 * files. Read {@link dev.unscramble.pdb.Projection} first, then {@link dev.unscramble.pdb.Tables}.
 */
@NullMarked
package dev.unscramble.pdb;

import org.jspecify.annotations.NullMarked;
