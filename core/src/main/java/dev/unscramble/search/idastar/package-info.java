/**
 * One round of IDA*, made fast: a {@link dev.unscramble.search.idastar.Round} is searched by one {@link
 * dev.unscramble.search.idastar.Descent} per thread, whose recursion, the {@code Kernel}, is compiled for each puzzle
 * and heuristic. A {@link dev.unscramble.search.idastar.MoveAutomaton} prunes duplicate sequences of moves.
 * Read {@code Kernel} first, then {@code Walk}, which is its view of a problem.
 *
 * <p>Internal: not part of the public API of the library.
 */
@NullMarked
package dev.unscramble.search.idastar;

import org.jspecify.annotations.NullMarked;
