package dev.unscramble.cube;

import dev.unscramble.laws.Samples;
import dev.unscramble.laws.SolutionLaws;
import dev.unscramble.laws.TestedSearch;
import dev.unscramble.model.Heuristic;
import java.util.List;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every search with every option finds right solutions under every heuristic: of some of the 120 cubes that the turns U
 * and R2 make, or of all of them for large samples, which have searches on several threads too.
 */
@ParameterizedClass(name = "{0}")
@MethodSource("solvers")
class CubeSolutionTest extends SolutionLaws<CubePosition> {

    CubeSolutionTest(TestedSearch<CubePosition> solver) {
        super(
                solver,
                CubeCases.SMALL_EXACT,
                CubeCases.SMALL_EXACT.sample(Samples.atLeast(solver.isShared() ? 4 : 12), Samples.seed(1)));
    }

    static List<TestedSearch<CubePosition>> solvers() {
        List<Heuristic<? super CubePosition>> heuristics = CubeCases.heuristics(CubeCases.SMALL);
        return TestedSearch.all(CubeCases.SMALL, heuristics, Samples.areLarge() ? heuristics : List.of());
    }
}
