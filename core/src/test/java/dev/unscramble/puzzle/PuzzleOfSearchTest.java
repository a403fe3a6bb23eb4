package dev.unscramble.puzzle;

import dev.unscramble.laws.ExactDistances;
import dev.unscramble.laws.Samples;
import dev.unscramble.laws.SearchLaws;
import dev.unscramble.laws.TestedSearch;
import dev.unscramble.model.Heuristic;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** Every algorithm solves a puzzle made of lambdas as it promises to solve anything; for large samples, on threads too. */
@Tag("long")
@ParameterizedClass(name = "{0}")
@MethodSource("solvers")
class PuzzleOfSearchTest extends SearchLaws<StateOf<String>> {
    private static final PuzzleOf<String> PUZZLE = SlidingText.builder().build();
    private static final ExactDistances<StateOf<String>> EXACT = new ExactDistances<>(PUZZLE);

    PuzzleOfSearchTest(TestedSearch<StateOf<String>> solver) {
        super(solver, EXACT, EXACT.sample(Samples.atLeast(1), Samples.seed(1)));
    }

    static List<TestedSearch<StateOf<String>>> solvers() {
        List<Heuristic<? super StateOf<String>>> heuristics =
                List.of(PUZZLE.from(SlidingText.GOAL).heuristic());
        return TestedSearch.all(PUZZLE, heuristics, Samples.areLarge() ? heuristics : List.of());
    }
}
