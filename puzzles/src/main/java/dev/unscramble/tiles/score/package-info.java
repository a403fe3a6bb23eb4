/**
 * Learned scores, which guide beams on large boards: {@link dev.unscramble.tiles.score.ScoreFeatures} are the features
 * of boards, and {@link dev.unscramble.tiles.score.ScoreWeights} their weights. Read {@code ScoreFeatures} first.
 *
 * <p>Internal: not part of the public API of the library.
 */
@NullMarked
package dev.unscramble.tiles.score;

import org.jspecify.annotations.NullMarked;
