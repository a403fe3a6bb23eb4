package dev.unscramble.cube;

import dev.unscramble.heuristic.Zero;
import dev.unscramble.laws.Samples;
import dev.unscramble.laws.SolutionLaws;
import dev.unscramble.laws.TestedSearch;
import dev.unscramble.model.Heuristic;
import java.util.List;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every search with every option finds right solutions: of all 120 cubes that the turns U and R2 make under no heuristic,
 * and of some of them under every other one. With large samples it is all of them, and searches on several threads too.
 */
@ParameterizedClass(name = "{0}")
@MethodSource("solvers")
class CubeSolutionTest extends SolutionLaws<CubePosition> {

    CubeSolutionTest(TestedSearch<CubePosition> solver) {
        super(solver, CubeCases.SMALL_EXACT, CubeCases.SMALL_EXACT.sample(cubes(solver), Samples.seed(1)));
    }

    private static int cubes(TestedSearch<CubePosition> solver) {
        boolean isWhole = solver.heuristic() == Zero.INSTANCE && !solver.isShared();
        return isWhole ? Integer.MAX_VALUE : Samples.atLeast(solver.isShared() ? 4 : 12);
    }

    static List<TestedSearch<CubePosition>> solvers() {
        List<Heuristic<? super CubePosition>> heuristics = CubeCases.heuristics(CubeCases.SMALL);
        return TestedSearch.all(CubeCases.SMALL, heuristics, Samples.areLarge() ? heuristics : List.of());
    }
}
