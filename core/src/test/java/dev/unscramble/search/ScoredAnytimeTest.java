package dev.unscramble.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.Claim;
import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.laws.Dial.Turn;
import dev.unscramble.laws.Samples;
import dev.unscramble.laws.ScoreLaws;
import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.model.Improvement;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.search.beam.ScoredDial;
import java.time.Duration;
import java.util.Collections;
import org.junit.jupiter.api.Test;

/** The anytime search on a puzzle that scores its states, and that may construct a solution. */
class ScoredAnytimeTest {
    /** Moves 0 and 1 are a step on and one back, 2 and 3 ten steps. From 500 it takes 50 moves. */
    private static final Dial DIAL = Dial.unit(1000, 1, 10);

    private static final int STEP_BACK = 1;

    /** A layer with more states than any beam holds. */
    private static final Dial WIDE = Dial.unit(60_000, 1, 7, 50, 333, 2_000, 9_001);

    private static final int MOVES = 12;
    private static final Claim<Hand> ONE = new Claim<>("one", Guarantee.CONSISTENT, hand -> hand.isGoal() ? 0 : 1);

    private static Problem<Hand> problem(Dial dial, int start, int constructed) {
        return new Problem<>(
                new ScoredDial(dial, (mark, goal) -> Math.abs(mark - goal), constructed), dial.at(start), ONE);
    }

    private static Result solve(Problem<Hand> problem, Limits limits) {
        return Anytime.create().solve(problem, limits, Progress.NONE);
    }

    @Test
    void theScoresOfTheDialAreRight() {
        ScoredDial dial = new ScoredDial(DIAL, (mark, goal) -> Math.abs(mark - goal), STEP_BACK);
        ScoreLaws.check(
                dial, dial.scoredStates(DIAL.at(7)).orElseThrow(), DIAL.at(7), Samples.atLeast(50), Samples.seed(3));
    }

    @Test
    void theConstructedSolutionIsThereAtOnce() {
        Result result = solve(problem(DIAL, 500, STEP_BACK), Limits.NONE.withNodes(1));
        assertThat(result.stopped()).contains(Outcome.NODE_LIMIT);
        assertThat(result.moves()).isEqualTo(Collections.nCopies(500, STEP_BACK));
        assertThat(result.statistics().generated()).isEqualTo(1);
        assertThat(result.statistics().maxStored()).isEqualTo(500);
    }

    @Test
    void noSolutionIsTakenThatCostsMoreThanTheDepthLimit() {
        assertThat(solve(problem(DIAL, 500, STEP_BACK), Limits.NONE.withNodes(1).withDepth(500))
                        .cost())
                .isEqualTo(500);
        Result result =
                solve(problem(DIAL, 500, STEP_BACK), Limits.NONE.withNodes(1).withDepth(499));
        assertThat(result.outcome()).isEqualTo(Outcome.NODE_LIMIT);
        assertThat(result.moves()).isEmpty();
        Dial priced = new Dial(1000, new Turn(1, 2), new Turn(-1, 2));
        assertThat(solve(
                                problem(priced, 100, STEP_BACK),
                                Limits.NONE.withNodes(1).withDepth(199))
                        .isSolved())
                .isFalse();
        assertThat(solve(
                                problem(priced, 100, STEP_BACK),
                                Limits.NONE.withNodes(1).withDepth(200))
                        .cost())
                .isEqualTo(200);
    }

    @Test
    void beamsImproveItUntilItIsProved() {
        Result result = solve(problem(DIAL, 500, STEP_BACK), Limits.NONE);
        assertThat(result.stopLabel()).contains("proved");
        assertThat(result.improvements())
                .extracting(Improvement::cost)
                .startsWith(500)
                .endsWith(50);
        assertThat(result.lowerBound()).isEqualTo(50);
    }

    /** A beam that gets no nearer for a hundred layers leaves the rest to the constructor. */
    @Test
    void whereABeamStallsTheConstructorLeadsOn() {
        ScoredDial trap = new ScoredDial(DIAL, (mark, goal) -> Math.abs(mark - 510), STEP_BACK);
        Result result = solve(new Problem<>(trap, DIAL.at(500), ONE), Limits.NONE);
        assertThat(result.stopLabel()).contains("proved");
        assertThat(result.cost()).isEqualTo(50);
    }

    @Test
    void aNodeLimitIsKeptExactlyWithWhateverWasFoundUntilThen() {
        int before = Integer.MAX_VALUE;
        for (long limit = 1; limit < 400_000; limit += 1 + 2 * limit) {
            Result result = solve(problem(WIDE, 31_234, STEP_BACK), Limits.NONE.withNodes(limit));
            assertThat(result.stopped()).contains(Outcome.NODE_LIMIT);
            assertThat(result.statistics().generated()).isEqualTo(limit);
            assertThat(result.statistics().maxStored()).isGreaterThanOrEqualTo(result.length());
            assertThat(result.lowerBound()).isEqualTo(1);
            before = Math.min(before, result.cost());
        }
        assertThat(before).isLessThan(20);
    }

    @Test
    void aTimeLimitIsKeptWithWhateverWasFoundUntilThen() {
        for (int millis : new int[] {5, 50, 500, 2_000}) {
            Limits limits = Limits.NONE.withTime(Duration.ofMillis(millis));
            Result result =
                    SteadyClock.solve(Anytime.create(), problem(WIDE, 31_234, STEP_BACK), limits, Progress.NONE);
            assertThat(result.stopped()).contains(Outcome.TIME_LIMIT);
            assertThat(result.isSolved()).isTrue();
        }
    }

    /** Two layers of 64 states of 2 bytes with their scores and hashes, candidates, states met, and origins. */
    @Test
    void memoryHasRoomForTheFirstBeamOrItIsTheLimit() {
        int depth = 30;
        long perState = 2L * (2 + 4 + 8) + MOVES * (4 * 4 + 8) + 8 * 2 * 8 + depth * 4L;
        Limits limits = Limits.NONE.withDepth(depth).withNodes(100_000);
        Problem<Hand> problem = problem(WIDE, 31_234, ScoredDial.NOT_CONSTRUCTED);
        Result tooLittle = solve(problem, limits.withMemoryBytes(64 * perState - 1));
        assertThat(tooLittle.outcome()).isEqualTo(Outcome.MEMORY_LIMIT);
        assertThat(tooLittle.statistics().generated()).isEqualTo(1);
        Result enough = solve(problem, limits.withMemoryBytes(64 * perState));
        assertThat(enough.isSolved()).isTrue();
        assertThat(enough.stopped()).contains(Outcome.NODE_LIMIT);
        assertThat(enough.statistics().maxStored()).isBetween(65L, 2 * 80L); // wider once fewer layers are of use
        long unknownDepth = perState + (1000 - depth) * 4L;
        assertThat(solve(problem, Limits.NONE.withNodes(100).withMemoryBytes(64 * unknownDepth - 1))
                        .outcome())
                .isEqualTo(Outcome.MEMORY_LIMIT);
        assertThat(solve(problem, Limits.NONE.withNodes(100).withMemoryBytes(64 * unknownDepth))
                        .outcome())
                .isEqualTo(Outcome.NODE_LIMIT);
    }

    /** Wide layers are shared among threads, whose number changes nothing. */
    @Test
    void threadsFindTheSameAfterAsManyNodes() {
        Limits limits = Limits.NONE.withNodes(600_000);
        Problem<Hand> problem = problem(WIDE, 31_234, STEP_BACK);
        Result alone = Anytime.create().solve(problem, limits, Progress.NONE);
        Result together = Anytime.create().withThreads(3).solve(problem, limits, Progress.NONE);
        assertThat(together.moves()).isEqualTo(alone.moves());
        assertThat(together.statistics().generated())
                .isEqualTo(alone.statistics().generated());
        assertThat(together.statistics().expanded())
                .isEqualTo(alone.statistics().expanded());
        assertThat(together.statistics().duplicates())
                .isEqualTo(alone.statistics().duplicates());
        assertThat(together.statistics().maxStored())
                .isEqualTo(alone.statistics().maxStored());
        assertThat(together.improvements())
                .extracting(Improvement::cost)
                .isEqualTo(alone.improvements().stream().map(Improvement::cost).toList());
        assertThat(alone.statistics().maxStored()).as("wide enough").isGreaterThan(4_000);
    }
}
