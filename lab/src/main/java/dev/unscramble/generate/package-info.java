/**
 * Random puzzles: a {@link dev.unscramble.generate.Draw} says how they are drawn, {@link
 * dev.unscramble.generate.Generator} makes them one by one, {@link dev.unscramble.generate.Sampler} draws samples for
 * experiments.
 */
@NullMarked
package dev.unscramble.generate;

import org.jspecify.annotations.NullMarked;
