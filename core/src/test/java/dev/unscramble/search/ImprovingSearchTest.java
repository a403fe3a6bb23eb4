package dev.unscramble.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.laws.Claim;
import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.model.DepthCutoff;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.model.Improvement;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Position;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.model.Statistics;
import dev.unscramble.search.meter.Meter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a search that goes on after its first solution may count on, whatever ends it. */
class ImprovingSearchTest {
    /** Moves 0 and 1 are a step on and one back, 2 and 3 five steps. From 12 it takes 4 moves. */
    private static final Dial DIAL = Dial.unit(24, 1, 5);

    private static final Problem<Hand> PROBLEM =
            new Problem<>(DIAL, DIAL.at(12), new Claim<>("two", Guarantee.CONSISTENT, hand -> hand.isGoal() ? 0 : 2));

    private static final int BOUND = 9;

    /** Depth first within a fixed bound: takes every solution that it meets until one is within the ratio. */
    private static final class FixedBound extends Search {
        private final double ratio;

        FixedBound(double ratio) {
            this.ratio = ratio;
        }

        @Override
        public String name() {
            return "fixed-bound";
        }

        @Override
        public boolean isInformed() {
            return true;
        }

        @Override
        protected <P extends Position> Execution<P> begin(Problem<P> problem, Meter meter, Limits limits) {
            return new DepthFirst<>(problem, meter, limits, Duplicates.PATH, DepthCutoff.LATE) {
                @Override
                protected Outcome search() {
                    Outcome end = round(BOUND);
                    if (end == Outcome.EXHAUSTED) {
                        raiseLowerBound(Math.min(BOUND + 1, upperBound()));
                    }
                    return end;
                }

                @Override
                Outcome reached(int[] moves, int length, int left) {
                    List<Integer> found = new ArrayList<>();
                    for (int step = 0; step < length; step++) {
                        found.add(moves[step]);
                    }
                    improve(found);
                    return isWithin(ratio) ? Outcome.SOLVED : Outcome.EXHAUSTED;
                }
            };
        }
    }

    /** Keeps what it hears, and stops the search at the first look after that many solutions. */
    private static final class Listener implements Progress {
        private final List<Improvement> heard = new ArrayList<>();
        private final int enough;

        Listener(int enough) {
            this.enough = enough;
        }

        @Override
        public boolean goOn(Snapshot sofar) {
            return heard.size() < enough;
        }

        @Override
        public void improved(Improvement better) {
            heard.add(better);
        }
    }

    @Test
    void everyBetterSolutionIsToldAndKept() {
        Listener listener = new Listener(Integer.MAX_VALUE);
        Result result = new FixedBound(1).solve(PROBLEM, Limits.NONE, listener);
        assertThat(result.stopLabel()).contains("proved");
        assertThat(result.isOptimal()).isTrue();
        assertThat(result.lowerBound()).isEqualTo(4);
        assertThat(result.upperBound()).hasValue(4);
        assertThat(result.improvements()).hasSizeGreaterThan(1).isEqualTo(listener.heard);
        assertThat(result.improvements())
                .extracting(Improvement::cost)
                .isSortedAccordingTo((one, next) -> next - one)
                .doesNotHaveDuplicates();
        assertThat(result.improvements())
                .extracting(Improvement::nanos)
                .isSorted()
                .allMatch(nanos -> nanos <= result.statistics().nanos());
        assertIsLastImprovement(result);
    }

    @Test
    void aProvedRatioIsEnough() {
        Result result = new FixedBound(2.5).solve(PROBLEM, Limits.NONE, Progress.NONE);
        assertThat(result.stopLabel()).contains("gap");
        assertThat(result.cost()).isBetween(3, 5);
        assertThat(result.lowerBound()).isEqualTo(2);
        assertThat(result.isOptimal()).isFalse();
        assertIsLastImprovement(result);
    }

    @Test
    void aNodeLimitKeepsWhatWasFoundUntilThen() {
        long needed = new FixedBound(1)
                .solve(PROBLEM, Limits.NONE, Progress.NONE)
                .statistics()
                .generated();
        boolean hadNone = false;
        for (long limit = 1; limit < needed; limit++) {
            Result result = new FixedBound(1).solve(PROBLEM, Limits.NONE.withNodes(limit), Progress.NONE);
            assertThat(result.statistics().generated()).isEqualTo(limit);
            assertThat(result.lowerBound()).isEqualTo(2);
            if (result.isSolved()) {
                assertThat(result.stopped()).contains(Outcome.NODE_LIMIT);
                assertIsLastImprovement(result);
            } else {
                assertNothingWasFound(result, Outcome.NODE_LIMIT);
                hadNone = true;
            }
        }
        assertThat(hadNone).isTrue();
    }

    @Test
    void theTimeLimitAndCancellingKeepItToo() {
        assertThat(new FixedBound(1)
                        .solve(PROBLEM, Limits.NONE.withTime(Duration.ZERO), Progress.NONE)
                        .stopped())
                .contains(Outcome.TIME_LIMIT);
        Result cancelled = new FixedBound(1).solve(PROBLEM, Limits.NONE, new Listener(1));
        assertThat(cancelled.outcome()).isEqualTo(Outcome.SOLVED);
        assertThat(cancelled.stopped()).contains(Outcome.CANCELLED);
        assertIsLastImprovement(cancelled);
    }

    @Test
    void withoutASolutionTheOutcomeSaysWhatEndedIt() {
        Dial wide = Dial.unit(2400, 1, 5);
        Problem<Hand> far = new Problem<>(wide, wide.at(1200), PROBLEM.heuristic());
        assertNothingWasFound(new FixedBound(1).solve(far, Limits.NONE, Progress.NONE), Outcome.EXHAUSTED);
    }

    @Test
    void movesThatAreNoSolutionDoNotLeave() {
        FixedBound liar = new FixedBound(1);
        assertThatThrownBy(() -> liar.begin(PROBLEM, new Meter(Limits.NONE, Progress.NONE), Limits.NONE)
                        .improve(List.of(0, 0)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("do not reach the goal");
    }

    @ParameterizedTest
    @CsvSource({
        "SOLVED, 1, proved",
        "SOLVED, 0, gap",
        "EXHAUSTED, 0, exhausted",
        "NODE_LIMIT, 0, node-limit",
        "TIME_LIMIT, 0, time-limit",
        "MEMORY_LIMIT, 0, memory-limit",
        "DEPTH_LIMIT, 0, depth-limit",
        "CANCELLED, 0, cancelled"
    })
    void whatStoppedItHasAName(Outcome stop, int lowerBound, String label) {
        Result result = new Result(
                Outcome.SOLVED,
                List.of(0),
                OptionalInt.of(1),
                lowerBound,
                0,
                Statistics.EMPTY,
                Optional.empty(),
                Optional.of(stop),
                List.of());
        assertThat(result.stopLabel()).contains(label);
    }

    private static void assertIsLastImprovement(Result result) {
        Improvement last = result.improvements().get(result.improvements().size() - 1);
        assertThat(result.outcome()).isEqualTo(Outcome.SOLVED);
        assertThat(result.moves()).isEqualTo(last.moves()).hasSize(last.length());
        assertThat(result.cost()).isEqualTo(last.cost());
    }

    private static void assertNothingWasFound(Result result, Outcome outcome) {
        assertThat(result.outcome()).isEqualTo(outcome);
        assertThat(result.moves()).isEmpty();
        assertThat(result.stopped()).isEmpty();
        assertThat(result.upperBound()).isEmpty();
    }
}
