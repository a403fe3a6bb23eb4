/**
 * Censuses of whole state spaces and checks of heuristics on them: {@code ...Text} is for people, {@code ...Data} is
 * JSON and CSV for programs. Read {@link dev.unscramble.report.space.CensusText} first.
 */
@NullMarked
package dev.unscramble.report.space;

import org.jspecify.annotations.NullMarked;
