/**
 * Censuses of whole state spaces and checks of heuristics on them: {@code ...Text} is text, {@code ...Data} is JSON and
 * CSV. Read {@link dev.unscramble.report.space.CensusText} first.
 */
@NullMarked
package dev.unscramble.report.space;

import org.jspecify.annotations.NullMarked;
