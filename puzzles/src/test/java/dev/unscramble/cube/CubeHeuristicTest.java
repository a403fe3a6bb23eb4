package dev.unscramble.cube;

import dev.unscramble.laws.HeuristicLaws;
import dev.unscramble.model.Heuristic;
import dev.unscramble.pdb.ProjectionDatabase;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The heuristics remember rightly, in each metric and to another goal. */
@ParameterizedClass
@MethodSource("heuristics")
class CubeHeuristicTest extends HeuristicLaws<CubePosition> {

    CubeHeuristicTest(CubePuzzle puzzle, Heuristic<? super CubePosition> heuristic) {
        super(puzzle, heuristic);
    }

    static Stream<Arguments> heuristics() {
        Stream<Arguments> usual = Arrays.stream(Metric.values())
                .map(CubePuzzle::new)
                .flatMap(puzzle ->
                        CubeCases.heuristics(puzzle).stream().map(heuristic -> Arguments.of(puzzle, heuristic)));
        Cube goal = Cube.SOLVED.after(TurnReader.read("R U' F2 x"));
        CubePuzzle other = new CubePuzzle(Metric.HALF, goal, Metric.HALF.turns());
        return Stream.concat(
                usual, Stream.of(Arguments.of(other, ProjectionDatabase.inMemory(CubePattern.exact(other)))));
    }
}
