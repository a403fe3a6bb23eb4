package dev.unscramble.example;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.catalog.SearchOptions;
import dev.unscramble.catalog.Solver;
import dev.unscramble.example.Pancakes.Stack;
import dev.unscramble.laws.ExactDistances;
import dev.unscramble.laws.SearchLaws;
import dev.unscramble.laws.TestedSearch;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Result;
import dev.unscramble.pdb.Tables;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** An algorithm of a user keeps the laws of all algorithms, and is found by its name. */
@Tag("long")
class EnforcedHillClimbingTest extends SearchLaws<Stack> {
    private static final Pancakes PUZZLE = new Pancakes(6);
    private static final ExactDistances<Stack> EXACT = new ExactDistances<>(PUZZLE);
    private static final TestedSearch<Stack> SOLVER = new TestedSearch<>(
            "enforced-hill-climbing gap",
            PUZZLE,
            new EnforcedHillClimbing(),
            PancakeKind.GAP,
            Double.POSITIVE_INFINITY,
            false);

    EnforcedHillClimbingTest() {
        super(SOLVER, EXACT, EXACT.sample(20, 1));
    }

    @Test
    void itIsFoundByItsName() {
        Solver<Stack> solver = Solver.of(
                new PancakeKind().domain(6, Tables.IN_MEMORY),
                "enforced-hill-climbing",
                Optional.of("gap"),
                SearchOptions.DEFAULT);
        assertThat(solver.search()).isInstanceOf(EnforcedHillClimbing.class);
        assertThat(solver.label()).isEqualTo("enforced-hill-climbing");
    }

    /** It is called optimal only where the heuristic proves it. */
    @Test
    void itsSolutionsAreCalledOptimalOnlyWhereTheyAre() {
        EXACT.forEach((start, least) -> {
            Result result = SOLVER.solve(start, Limits.NONE, sofar -> true);
            assertThat(result.isSolved()).isTrue();
            assertThat(result.isOptimal())
                    .isEqualTo(result.cost() == PancakeKind.GAP.estimate(start))
                    .isIn(false, result.cost() == least);
        });
    }
}
