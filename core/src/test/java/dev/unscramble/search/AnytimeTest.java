package dev.unscramble.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.heuristic.Zero;
import dev.unscramble.laws.Claim;
import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.laws.Samples;
import dev.unscramble.laws.ScoreLaws;
import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.model.Improvement;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.search.AStarIdaStar.Aim;
import dev.unscramble.search.beam.HeuristicStates;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The anytime search on a puzzle that neither constructs a solution nor scores its states: beams and a proof remain.
 */
class AnytimeTest {
    private static final Dial DIAL = Dial.unit(24, 1, 5);

    private static Problem<Hand> from(Dial dial, int start) {
        return new Problem<>(
                dial, dial.at(start), new Claim<>("one", Guarantee.CONSISTENT, hand -> hand.isGoal() ? 0 : 1));
    }

    @Test
    void aSmallSpaceIsSolvedAndProved() {
        Result result = Anytime.create().solve(from(DIAL, 12), Limits.NONE, Progress.NONE);
        assertThat(result.isOptimal()).isTrue();
        assertThat(result.length()).isEqualTo(4);
        assertThat(result.stopLabel()).contains("proved");
        assertThat(result.improvements()).isNotEmpty();
    }

    /** Its parts count the start again, and each of them may be the one that meets the limit. */
    @Test
    void noPartExceedsTheNodeLimit() {
        List<Search> searches = List.of(
                Anytime.create(),
                AStarIdaStar.create().withAim(Aim.IMPROVE, 1),
                AStarIdaStar.create().withAim(Aim.PROVE, 1));
        for (Search search : searches) {
            for (long limit = 1; limit < 200; limit++) {
                Result result = search.solve(from(DIAL, 12), Limits.NONE.withNodes(limit), Progress.NONE);
                assertThat(result.statistics().generated())
                        .as(search.name() + " within " + limit)
                        .isLessThanOrEqualTo(limit);
            }
        }
    }

    @Test
    void aSolvedPuzzleTakesNoMoves() {
        Result result = Anytime.create()
                .solve(new Problem<>(DIAL, DIAL.newPosition(), Zero.INSTANCE), Limits.NONE, Progress.NONE);
        assertThat(result.isOptimal()).isTrue();
        assertThat(result.moves()).isEmpty();
    }

    @Test
    void aGoalOutOfReachIsProvedToBe() {
        Dial even = Dial.unit(24, 2, 4);
        Result result = Anytime.create().solve(from(even, 7), Limits.NONE, Progress.NONE);
        assertThat(result.outcome()).isEqualTo(Outcome.UNSOLVABLE);
    }

    @Test
    void whatMayOverestimateProvesNoGap() {
        Claim<Hand> wild = new Claim<>("wild", Guarantee.NONE, hand -> hand.mark() % 7);
        for (Search search : List.of(Anytime.create(), AStarIdaStar.create().withAim(AStarIdaStar.Aim.PROVE, 1))) {
            Result result = search.solve(new Problem<>(DIAL, DIAL.at(12), wild), Limits.NONE, Progress.NONE);
            assertThat(result.isSolved()).isTrue();
            assertThat(result.stopped()).as(search.name()).contains(Outcome.EXHAUSTED);
        }
    }

    @Test
    void aProvedRatioIsEnough() {
        Result result = Anytime.create().withRatio(4).solve(from(DIAL, 12), Limits.NONE, Progress.NONE);
        assertThat(result.stopLabel()).contains("gap");
        assertThat(result.length()).isBetween(4, 4 * result.lowerBound());
    }

    @Test
    void limitsAreKept() {
        Result few = Anytime.create().solve(from(DIAL, 12), Limits.NONE.withNodes(3), Progress.NONE);
        assertThat(few.outcome()).isEqualTo(Outcome.NODE_LIMIT);
        assertThat(few.statistics().generated()).isEqualTo(3);
        Result small = Anytime.create().solve(from(DIAL, 12), Limits.NONE.withMemoryBytes(0), Progress.NONE);
        assertThat(small.outcome()).isEqualTo(Outcome.MEMORY_LIMIT);
        Result low = Anytime.create().solve(from(DIAL, 12), Limits.NONE.withDepth(3), Progress.NONE);
        assertThat(low.outcome()).isEqualTo(Outcome.DEPTH_LIMIT);
    }

    @Test
    void theSolutionIsKeptWhereMemoryRunsOutAfterIt() {
        boolean[] isFound = new boolean[1];
        Claim<Hand> greedyForMemory = new Claim<>("one", Guarantee.CONSISTENT, hand -> {
            if (isFound[0]) {
                throw new OutOfMemoryError("a test");
            }
            return hand.isGoal() ? 0 : 1;
        });
        Progress progress = new Progress() {
            @Override
            public boolean goOn(Snapshot sofar) {
                return true;
            }

            @Override
            public void improved(Improvement better) {
                isFound[0] = true;
            }
        };
        for (Search search : List.of(Anytime.create(), AStarIdaStar.create().withAim(AStarIdaStar.Aim.PROVE, 1))) {
            isFound[0] = false;
            Result result = search.solve(new Problem<>(DIAL, DIAL.at(12), greedyForMemory), Limits.NONE, progress);
            assertThat(result.isSolved()).as(search.name()).isTrue();
            assertThat(result.stopped()).contains(Outcome.MEMORY_LIMIT);
        }
    }

    @Test
    void aPuzzleWithoutScoresGoesByItsHeuristic() {
        ScoreLaws.check(
                DIAL,
                new HeuristicStates<>(DIAL, from(DIAL, 1).heuristic()),
                DIAL.newPosition(),
                Samples.atLeast(50),
                Samples.seed(3));
    }

    @Test
    void aRatioBelowOneIsRefused() {
        assertThatThrownBy(() -> Anytime.create().withRatio(0.9)).isInstanceOf(IllegalArgumentException.class);
    }
}
