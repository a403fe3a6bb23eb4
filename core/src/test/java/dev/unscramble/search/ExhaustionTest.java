package dev.unscramble.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.model.TieBreak;
import dev.unscramble.model.Zero;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Searches that find nothing, and options that make no sense. */
class ExhaustionTest {
    /** The even marks never lead to the odd ones. */
    private static final Dial HALVES = Dial.unit(20, 2);

    static final List<Search> COMPLETE = List.of(
            BestFirst.bfs(TieBreak.FIFO, Duplicates.PATH),
            BestFirst.bfs(TieBreak.FIFO, Duplicates.ALL),
            BestFirst.greedy(TieBreak.LOW_H, Duplicates.ALL),
            BestFirst.astar(TieBreak.LOW_H, Duplicates.ALL),
            new IterativeDeepening(Duplicates.PATH),
            new IterativeDeepening(Duplicates.ALL),
            new Backtrack(Duplicates.PATH),
            new Backtrack(Duplicates.ALL),
            new IdaStar(Duplicates.PATH),
            SmallStore.of(4, Duplicates.PATH, 1),
            new Rbfs(Duplicates.PATH),
            new Bidirectional(),
            new Beam(3));

    @ParameterizedTest
    @FieldSource("COMPLETE")
    void aSpaceWithoutAGoalIsExhausted(Search search) {
        Result result = solve(search, HALVES.at(7));
        assertThat(result.outcome()).as(search.name()).isEqualTo(Outcome.EXHAUSTED);
        assertThat(result.moves()).isEmpty();
        assertThat(result.isOptimal()).isFalse();
    }

    @Test
    void aNarrowBeamIsLedAstray() {
        Dial misleading = Dial.unit(20, 1);
        Problem<Hand> problem = new Problem<>(misleading, misleading.at(3), hand -> 100 - hand.mark());
        assertThat(new Beam(1).solve(problem, Limits.NONE, Progress.NONE).length())
                .isEqualTo(17);
        assertThat(new Beam(2).solve(problem, Limits.NONE, Progress.NONE).length())
                .isEqualTo(3);
    }

    @Test
    void withoutADepthLimitBacktrackingStopsAtItsDefaultBound() {
        Dial corridor = Dial.unit(1000, 1);
        Problem<Hand> problem = new Problem<>(corridor, corridor.at(51), Zero.INSTANCE);
        Result result = new Backtrack(Duplicates.ALL).solve(problem, Limits.NONE, Progress.NONE);
        assertThat(result.outcome()).isEqualTo(Outcome.DEPTH_LIMIT);
        assertThat(result.lowerBound()).isEqualTo(Backtrack.DEFAULT_BOUND + 1);
    }

    @Test
    void backtrackingThatPrunesNothingNeedsADepthLimit() {
        Search search = new Backtrack(Duplicates.NONE);
        assertThatThrownBy(() -> solve(search, HALVES.at(7)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("give it --max-depth");
    }

    @Test
    void optionsThatMakeNoSenseAreRefused() {
        assertThatThrownBy(() -> new IdaStar(Duplicates.ALL)).hasMessageContaining("no states beyond its path");
        assertThatThrownBy(() -> new IdaStar(Duplicates.SEQUENCES, 1, 1))
                .hasMessageContaining("the length of sequences is 1");
        assertThatThrownBy(() -> new IdaStar(Duplicates.PARENT, 2, 0)).hasMessageContaining("needs at least one");
        assertThatThrownBy(() -> new Rbfs(Duplicates.ALL)).hasMessageContaining("no states beyond its path");
        assertThatThrownBy(() -> new Beam(0)).hasMessageContaining("at least one state wide");
        assertThatThrownBy(() -> BestFirst.wastar(0.9, TieBreak.LOW_H, Duplicates.ALL))
                .hasMessageContaining("at least 1");
        assertThatThrownBy(() -> BestFirst.wastar(Double.NaN, TieBreak.LOW_H, Duplicates.ALL))
                .hasMessageContaining("at least 1");
    }

    private static Result solve(Search search, Hand start) {
        return search.solve(new Problem<>(HALVES, start, Zero.INSTANCE), Limits.NONE, Progress.NONE);
    }
}
