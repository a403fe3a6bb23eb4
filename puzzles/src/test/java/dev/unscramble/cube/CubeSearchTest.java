package dev.unscramble.cube;

import dev.unscramble.laws.SearchLaws;
import dev.unscramble.laws.TestedSearch;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every search with every option and heuristic solves all 120 cubes that the turns U and R2 make, as it promises; where
 * threads must be started for each, 40 of them.
 */
@Tag("long")
@ParameterizedClass(name = "{0}")
@MethodSource("solvers")
class CubeSearchTest extends SearchLaws<CubePosition> {

    CubeSearchTest(TestedSearch<CubePosition> solver) {
        super(
                solver,
                CubeCases.SMALL_EXACT,
                solver.isShared() ? CubeCases.SMALL_EXACT.sample(40, 1) : CubeCases.SMALL_EXACT.all());
    }

    static Stream<TestedSearch<CubePosition>> solvers() {
        return TestedSearch.all(CubeCases.SMALL, CubeCases.heuristics(CubeCases.SMALL)).stream();
    }
}
