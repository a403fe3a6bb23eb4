package dev.unscramble.example;

import dev.unscramble.example.Pancakes.Stack;
import dev.unscramble.laws.ExactDistances;
import dev.unscramble.laws.SearchLaws;
import dev.unscramble.laws.TestedSearch;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** Every algorithm solves pancakes as it promises to solve anything. */
@Tag("long")
@ParameterizedClass(name = "{0}")
@MethodSource("solvers")
class PancakeSearchTest extends SearchLaws<Stack> {
    private static final Pancakes PUZZLE = new Pancakes(6);
    private static final ExactDistances<Stack> EXACT = new ExactDistances<>(PUZZLE);

    PancakeSearchTest(TestedSearch<Stack> solver) {
        super(solver, EXACT, EXACT.sample(20, 1));
    }

    static List<TestedSearch<Stack>> solvers() {
        return TestedSearch.all(PUZZLE, List.of(PancakeKind.GAP));
    }
}
