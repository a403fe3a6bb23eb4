package dev.unscramble.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.heuristic.Zero;
import dev.unscramble.laws.Claim;
import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.laws.Dial.Turn;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import java.util.List;
import org.junit.jupiter.api.Test;

class OptimalSolutionsTest {
    /** Moves 0 and 1 are a step on and one back, 2 and 3 three steps. */
    private static final Dial DIAL = Dial.unit(20, 1, 3);

    @Test
    void everyOrderOfTheMovesIsASolution() {
        // Four marks back: one step and three steps, in either order.
        assertThat(solve(DIAL, 4, 2, Zero.INSTANCE, Limits.NONE).solutions())
                .containsExactly(List.of(1, 3), List.of(3, 1));
        // Five: three and one and one, or twice three and one on, in any order.
        assertThat(solve(DIAL, 5, 3, Zero.INSTANCE, Limits.NONE).solutions())
                .containsExactly(
                        List.of(0, 3, 3),
                        List.of(1, 1, 3),
                        List.of(1, 3, 1),
                        List.of(3, 0, 3),
                        List.of(3, 1, 1),
                        List.of(3, 3, 0));
        // Ten is as far one way as the other: three times three, and one.
        assertThat(solve(DIAL, 10, 4, Zero.INSTANCE, Limits.NONE).solutions()).hasSize(8);
    }

    @Test
    void aHeuristicLeavesNoneOut() {
        Heuristic<Hand> exact = new Claim<>("exact", Guarantee.CONSISTENT, hand -> {
            int marks = Math.min(hand.mark(), 20 - hand.mark());
            return marks % 3 == 0 ? marks / 3 : marks / 3 + (marks % 3 == 1 ? 1 : 2);
        });
        for (int mark = 0; mark < 20; mark++) {
            int cost = BestFirst.bfs()
                    .solve(new Problem<>(DIAL, DIAL.at(mark), Zero.INSTANCE), Limits.NONE, Progress.NONE)
                    .cost();
            assertThat(solve(DIAL, mark, cost, exact, Limits.NONE))
                    .isEqualTo(solve(DIAL, mark, cost, Zero.INSTANCE, Limits.NONE));
        }
    }

    @Test
    void whatASolutionCostsCountsAndNotItsMoves() {
        Dial dial = new Dial(10, new Turn(1, 1), new Turn(3, 3), new Turn(9, 1));
        assertThat(solve(dial, 7, 3, Zero.INSTANCE, Limits.NONE).solutions())
                .containsExactly(List.of(0, 0, 0), List.of(1));
    }

    @Test
    void aSolvedPuzzleHasOneSolutionOfNoMoves() {
        assertThat(solve(DIAL, 0, 0, Zero.INSTANCE, Limits.NONE))
                .isEqualTo(new OptimalSolutions(List.of(List.of()), Outcome.SOLVED));
    }

    @Test
    void aLimitEndsItAndIsTold() {
        OptimalSolutions few = solve(DIAL, 10, 4, Zero.INSTANCE, Limits.NONE.withNodes(120));
        assertThat(few.outcome()).isEqualTo(Outcome.NODE_LIMIT);
        assertThat(few.solutions()).hasSizeBetween(1, 7);
        OptimalSolutions small = solve(DIAL, 10, 4, Zero.INSTANCE, Limits.NONE.withMemoryBytes(200));
        assertThat(small.outcome()).isEqualTo(Outcome.MEMORY_LIMIT);
        assertThat(small.solutions()).as("of 64 bytes").hasSize(3);
    }

    @Test
    void refusesAHeuristicThatMayOverestimate() {
        assertThatThrownBy(() -> solve(DIAL, 4, 2, new Claim<>("wild", Guarantee.NONE, hand -> 9), Limits.NONE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("wild");
    }

    private static OptimalSolutions solve(
            Dial dial, int mark, int cost, Heuristic<? super Hand> heuristic, Limits limits) {
        return OptimalSolutions.of(new Problem<>(dial, dial.at(mark), heuristic), cost, limits, Progress.NONE);
    }
}
