/**
 * The pocket cube, 2x2x2. {@link dev.unscramble.cube.Cube} is a cube as people hold and give it, {@link
 * dev.unscramble.cube.CubePuzzle} the rules, {@link dev.unscramble.cube.CubePosition} the state that
 * searches move about in, two small numbers. All tables are made from one picture, that of {@link
 * dev.unscramble.cube.Face} and {@link dev.unscramble.cube.Corner}; read these first, then {@code
 * Coordinates}. {@link dev.unscramble.cube.CubeReader} reads every notation.
 */
@NullMarked
package dev.unscramble.cube;

import org.jspecify.annotations.NullMarked;
