package dev.unscramble.cube;

import dev.unscramble.laws.ExactDistances;
import dev.unscramble.laws.Samples;
import dev.unscramble.laws.SearchLaws;
import dev.unscramble.laws.TestedSearch;
import dev.unscramble.model.Heuristic;
import dev.unscramble.pdb.ProjectionDatabase;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every search with every option keeps all laws on the cubes that the turns U and R2 make, under a heuristic that can be
 * trusted and one that cannot; for large samples under all, and on several threads too. {@link CubeSolutionTest} has more
 * heuristics and cubes.
 */
@Tag("long")
@ParameterizedClass(name = "{0}")
@MethodSource("solvers")
class CubeSearchTest extends SearchLaws<CubePosition> {
    private static final CubePuzzle PUZZLE = CubeCases.SMALL;
    private static final ExactDistances<CubePosition> EXACT = CubeCases.SMALL_EXACT;

    CubeSearchTest(TestedSearch<CubePosition> solver) {
        super(solver, EXACT, EXACT.sample(Samples.atLeast(4), Samples.seed(1)));
    }

    static List<TestedSearch<CubePosition>> solvers() {
        if (Samples.areLarge()) {
            return TestedSearch.all(PUZZLE, CubeCases.heuristics(PUZZLE));
        }
        List<Heuristic<? super CubePosition>> two =
                List.of(ProjectionDatabase.inMemory(CubePattern.permutation(PUZZLE)), Opposites.plain(PUZZLE));
        return TestedSearch.all(PUZZLE, two, List.of());
    }
}
