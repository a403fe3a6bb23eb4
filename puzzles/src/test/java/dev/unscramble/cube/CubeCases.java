package dev.unscramble.cube;

import dev.unscramble.heuristic.Combination;
import dev.unscramble.heuristic.Zero;
import dev.unscramble.laws.ExactDistances;
import dev.unscramble.laws.Samples;
import dev.unscramble.model.Heuristic;
import dev.unscramble.pdb.ProjectionDatabase;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** The puzzles, heuristics and cubes that the tests of this package share. */
final class CubeCases {
    /** The turns U and R2 alone: 120 states, the farthest 10 turns away. */
    static final CubePuzzle SMALL = part(Metric.HALF, "U U2 U' R2");

    private CubeCases() {}

    /** The cube with some of its moves. */
    static CubePuzzle part(Metric metric, String turns) {
        return new CubePuzzle(metric, Cube.SOLVED, TurnReader.read(turns));
    }

    /** All that there are. */
    static List<Heuristic<? super CubePosition>> heuristics(CubePuzzle puzzle) {
        Heuristic<CubePosition> permutation = ProjectionDatabase.inMemory(CubePattern.permutation(puzzle));
        Heuristic<CubePosition> twist = ProjectionDatabase.inMemory(CubePattern.twist(puzzle));
        return List.of(
                Zero.INSTANCE,
                Opposites.plain(puzzle),
                Opposites.admissible(puzzle),
                permutation,
                twist,
                ProjectionDatabase.inMemory(CubePattern.exact(puzzle)),
                Combination.max(List.of(permutation, twist)),
                Combination.sum(List.of(permutation, twist)));
    }

    /** At least this many random cubes, held in random ways. */
    static Stream<Cube> cubes(int count, long usualSeed) {
        Random random = Samples.random(usualSeed);
        CubePuzzle puzzle = new CubePuzzle(Metric.HALF);
        List<CubeRotation> rotations = List.copyOf(CubeRotation.all().keySet());
        return Stream.generate(
                        () -> puzzle.cube(puzzle.random(random)).held(rotations.get(random.nextInt(rotations.size()))))
                .limit(Samples.atLeast(count));
    }

    static final ExactDistances<CubePosition> SMALL_EXACT = new ExactDistances<>(SMALL);
}
