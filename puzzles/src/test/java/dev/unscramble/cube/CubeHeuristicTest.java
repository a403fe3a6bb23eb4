package dev.unscramble.cube;

import dev.unscramble.laws.HeuristicLaws;
import dev.unscramble.model.Heuristic;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The heuristics remember rightly. */
@ParameterizedClass
@MethodSource("heuristics")
class CubeHeuristicTest extends HeuristicLaws<CubePosition> {

    CubeHeuristicTest(CubePuzzle puzzle, Heuristic<? super CubePosition> heuristic) {
        super(puzzle, heuristic);
    }

    static Stream<Arguments> heuristics() {
        return Arrays.stream(Metric.values())
                .map(CubePuzzle::new)
                .flatMap(puzzle ->
                        CubeCases.heuristics(puzzle).stream().map(heuristic -> Arguments.of(puzzle, heuristic)));
    }
}
