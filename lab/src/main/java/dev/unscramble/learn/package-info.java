/**
 * Learns from solved puzzles what guides searches: {@link dev.unscramble.learn.ScoreLearning} fits the scores of large
 * boards.
 */
@NullMarked
package dev.unscramble.learn;

import org.jspecify.annotations.NullMarked;
