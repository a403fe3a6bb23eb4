/**
 * Random puzzles: {@link dev.unscramble.generate.Generator} makes them one by one, {@link
 * dev.unscramble.generate.DepthSampler} draws samples of exact depths for experiments.
 */
@NullMarked
package dev.unscramble.generate;

import org.jspecify.annotations.NullMarked;
