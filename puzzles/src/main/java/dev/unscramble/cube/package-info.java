/**
 * The pocket cube, 2x2x2. {@link dev.unscramble.cube.Cube} is a cube as users give it, in any orientation, {@link
 * dev.unscramble.cube.CubePuzzle} the rules, {@link dev.unscramble.cube.CubePosition} the state of
 * searches, two small numbers. All tables are made from one picture, that of {@link
 * dev.unscramble.cube.Face} and {@link dev.unscramble.cube.Corner}; read these first, then {@code
 * Coordinates}. Pattern databases are made as those of all permutation puzzles ({@link
 * dev.unscramble.permutation.pattern.ProductSweep}). {@link dev.unscramble.cube.CubeReader} reads every notation.
 */
@NullMarked
package dev.unscramble.cube;

import org.jspecify.annotations.NullMarked;
