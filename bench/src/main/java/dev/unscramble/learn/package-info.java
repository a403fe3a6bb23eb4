/**
 * Learns the scores that guide beams: {@link dev.unscramble.learn.ScoreLearning} solves random boards by a
 * beam, whose layers are {@link dev.unscramble.learn.BeamExamples}, and a {@link dev.unscramble.learn.ScoreFit} fits the
 * scores of large boards to them. Read {@code ScoreLearning} first.
 */
@NullMarked
package dev.unscramble.learn;

import org.jspecify.annotations.NullMarked;
