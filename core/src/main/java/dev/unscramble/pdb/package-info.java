/**
 * Pattern databases for any puzzle, and their tables, which are made when they are first needed and stored in
 * files. Read {@link dev.unscramble.pdb.Projection} first, then {@link dev.unscramble.pdb.Tables}.
 */
@NullMarked
package dev.unscramble.pdb;

import org.jspecify.annotations.NullMarked;
