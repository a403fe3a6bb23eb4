package dev.unscramble.permutation.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.Samples;
import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Result;
import dev.unscramble.permutation.PermutationCases;
import dev.unscramble.permutation.PermutationPosition;
import dev.unscramble.permutation.PermutationPuzzle;
import dev.unscramble.search.IdaStar;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The inverse of a state is as far from the solved one, and prunes no shortest way. */
class InverseViewsTest {

    @ParameterizedTest
    @CsvSource({
        "ivy, pdb:CENTER-places-2",
        "skewb, pdb:CENTER-places-3-all-turns",
        "pyraminx, pdb:EDGE-places-3",
        "2x2x2, pdb:CORNER-places-3",
        "topspin:8-4, pdb:DISC-places-4",
        "pancake:7, pdb:PANCAKE-places-3",
    })
    void waysStayShortest(String name, String pattern) {
        PermutationPuzzle puzzle = PermutationCases.named(name);
        IncrementalHeuristic<PermutationPosition> distances = ProductPatternTest.pattern(name, "pdb:exact");
        IncrementalHeuristic<PermutationPosition> heuristic = ProductPatternTest.pattern(name, pattern);
        View inverse = new View(Symmetry.none(puzzle), true);
        Random random = Samples.random(1);
        for (int i = 0; i < Samples.atLeast(10); i++) {
            PermutationPosition start = puzzle.walked(random);
            int distance = distances.estimate(start);
            assertThat(distances.estimate(inverse.of(start))).isEqualTo(distance);
            Result result = IdaStar.create().solve(new Problem<>(puzzle, start, heuristic));
            assertThat(result.moves()).hasSize(distance);
        }
    }
}
