package dev.unscramble.permutation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.ExactDistances;
import dev.unscramble.laws.Samples;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Problem;
import dev.unscramble.search.BestFirst;
import dev.unscramble.search.Search;
import dev.unscramble.search.bidirectional.Bae;
import dev.unscramble.search.bidirectional.Dvcbs;
import dev.unscramble.search.bidirectional.Mm;
import dev.unscramble.search.bidirectional.Nbs;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The gaps of all stacks of six pancakes. */
class GapTest {
    private static final PermutationPuzzle PUZZLE = PermutationCases.named("pancake:6");

    @Test
    void gapsAreConsistentTowardsTheGoalAndTowardsOtherStacks() {
        Gap gap = new Gap(PUZZLE);
        checkConsistent(gap, new ExactDistances<>(PUZZLE));
        PermutationPosition target = PUZZLE.newPosition();
        for (int move : List.of(4, 1, 3, 0)) {
            target.apply(move);
        }
        checkConsistent(gap.towards(target).orElseThrow(), ExactDistances.towards(PUZZLE, target));
    }

    private static void checkConsistent(Heuristic<PermutationPosition> gap, ExactDistances<PermutationPosition> exact) {
        exact.forEach((position, distance) -> {
            int h = gap.estimate(position);
            assertThat(h).isLessThanOrEqualTo(distance);
            assertThat(h == 0).isEqualTo(distance == 0);
            for (int move = 0; move < PUZZLE.moveCount(); move++) {
                position.apply(move);
                assertThat(gap.estimate(position)).isBetween(h - 1, h + 1);
                position.undo(move);
            }
        });
    }

    @Test
    void searchesFromBothEndsUseGaps() {
        ExactDistances<PermutationPosition> exact = new ExactDistances<>(PUZZLE);
        for (PermutationPosition start : exact.sample(Samples.atLeast(20), Samples.seed(7))) {
            Problem<PermutationPosition> problem = new Problem<>(PUZZLE, start, new Gap(PUZZLE));
            for (Search search : List.of(BestFirst.astar(), Nbs.create(), Mm.mme(), Dvcbs.create(), Bae.create())) {
                assertThat(search.solve(problem).cost()).isEqualTo(exact.of(start));
            }
        }
    }

    @Test
    void burntPancakesHaveNone() {
        assertThat(Gap.fits(PUZZLE)).isTrue();
        assertThat(Gap.fits(PermutationCases.named("burnt-pancake:4"))).isFalse();
    }
}
