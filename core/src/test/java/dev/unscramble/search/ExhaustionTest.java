package dev.unscramble.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.heuristic.Zero;
import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Searches that find nothing, and options that make no sense. */
class ExhaustionTest {
    /** The even marks never lead to the odd ones. */
    private static final Dial HALVES = Dial.unit(20, 2);

    static final List<Search> COMPLETE = List.of(
            BestFirst.bfs().withDuplicates(Duplicates.PATH),
            BestFirst.bfs(),
            BestFirst.greedy(),
            BestFirst.astar(),
            IterativeDeepening.create(),
            IterativeDeepening.create().withDuplicates(Duplicates.ALL),
            Backtrack.create().withDuplicates(Duplicates.PATH),
            Backtrack.create(),
            IdaStar.create().withDuplicates(Duplicates.PATH),
            SmallStore.of(4, Duplicates.PATH, 1),
            Rbfs.create().withDuplicates(Duplicates.PATH),
            Bidirectional.create());

    @ParameterizedTest
    @FieldSource("COMPLETE")
    void aSpaceWithoutAGoalIsProvedUnsolvable(Search search) {
        Result result = solve(search, HALVES.at(7));
        assertThat(result.outcome()).as(search.name()).isEqualTo(Outcome.UNSOLVABLE);
        assertThat(result.outcome().isProvedUnsolvable()).isTrue();
        assertThat(result.reason()).contains("all states that can be reached were searched");
        assertThat(result.moves()).isEmpty();
        assertThat(result.isOptimal()).isFalse();
        assertThat(result.upperBound()).isEmpty();
        for (ThrowingCallable figure : List.<ThrowingCallable>of(result::cost, result::length)) {
            assertThatThrownBy(figure)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("there is no solution: the search ended with unsolvable");
        }
    }

    @Test
    void whatLeavesStatesOutProvesNothing() {
        Result beam = solve(Beam.create().withWidth(3), HALVES.at(7));
        assertThat(beam.outcome()).isEqualTo(Outcome.EXHAUSTED);
        assertThat(beam.outcome().isProvedUnsolvable()).isFalse();
        Problem<Hand> trustingNothing = new Problem<>(HALVES, HALVES.at(7), hand -> 1);
        assertThat(BestFirst.astar().solve(trustingNothing).outcome()).isEqualTo(Outcome.EXHAUSTED);
    }

    @Test
    void aNarrowBeamIsLedAstray() {
        Dial misleading = Dial.unit(20, 1);
        Problem<Hand> problem = new Problem<>(misleading, misleading.at(3), hand -> 100 - hand.mark());
        assertThat(Beam.create()
                        .withWidth(1)
                        .solve(problem, Limits.NONE, Progress.NONE)
                        .length())
                .isEqualTo(17);
        assertThat(Beam.create()
                        .withWidth(2)
                        .solve(problem, Limits.NONE, Progress.NONE)
                        .length())
                .isEqualTo(3);
    }

    @Test
    void withoutADepthLimitBacktrackingStopsAtItsDefaultBound() {
        Dial corridor = Dial.unit(1000, 1);
        Problem<Hand> problem = new Problem<>(corridor, corridor.at(51), Zero.INSTANCE);
        Result result = Backtrack.create().solve(problem, Limits.NONE, Progress.NONE);
        assertThat(result.outcome()).isEqualTo(Outcome.DEPTH_LIMIT);
        assertThat(result.lowerBound()).isEqualTo(Backtrack.DEFAULT_BOUND + 1);
    }

    @Test
    void backtrackingThatPrunesNothingNeedsADepthLimit() {
        Search search = Backtrack.create().withDuplicates(Duplicates.NONE);
        assertThatThrownBy(() -> solve(search, HALVES.at(7)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("give it --max-depth");
    }

    @Test
    void optionsThatMakeNoSenseAreRefused() {
        assertThatThrownBy(() -> IdaStar.create().withDuplicates(Duplicates.ALL))
                .hasMessageContaining("no states beyond its path");
        assertThatThrownBy(() ->
                        IdaStar.create().withDuplicates(Duplicates.SEQUENCES).withSequenceLength(1))
                .hasMessageContaining("the length of sequences is 1");
        assertThatThrownBy(() -> IdaStar.create().withSequenceLength(2).withThreads(0))
                .hasMessageContaining("needs at least one");
        assertThatThrownBy(() -> Rbfs.create().withDuplicates(Duplicates.ALL))
                .hasMessageContaining("no states beyond its path");
        assertThatThrownBy(() -> Beam.create().withWidth(0)).hasMessageContaining("at least one state wide");
        assertThatThrownBy(() -> BestFirst.wastar(0.9)).hasMessageContaining("at least 1");
        assertThatThrownBy(() -> BestFirst.wastar(Double.NaN)).hasMessageContaining("at least 1");
    }

    private static Result solve(Search search, Hand start) {
        return search.solve(new Problem<>(HALVES, start, Zero.INSTANCE), Limits.NONE, Progress.NONE);
    }
}
