package dev.unscramble.census;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** On a dial with 20 marks and turns by one, where the distance is that to mark 0 either way. */
class HeuristicCheckTest {
    private static final int MARKS = 20;
    private static final Dial DIAL = Dial.unit(MARKS, 1);

    @Test
    void theExactDistanceIsConsistentAndNeverWrong() {
        HeuristicCheck<Hand> check = check(HeuristicCheckTest::distance);
        assertThat(check.seen()).isEqualTo(Guarantee.CONSISTENT);
        assertThat(check.states()).isEqualTo(MARKS);
        assertThat(check.exact()).isEqualTo(MARKS);
        assertThat(check.meanError()).isZero();
        assertThat(check.meanH()).isEqualTo(check.meanDistance()).isEqualTo(5);
        assertThat(check.underestimates().first()).isEmpty();
        assertThat(check.overestimates().worst()).isEmpty();
    }

    @Test
    void oneStateTooHighRefutesAdmissibility() {
        HeuristicCheck<Hand> check = check(hand -> hand.mark() == 7 ? 9 : distance(hand));
        assertThat(check.seen()).isEqualTo(Guarantee.NONE);
        assertThat(check.overestimates().count()).isEqualTo(1);
        assertThat(check.overestimates().first()).hasValueSatisfying(first -> {
            assertThat(first.state()).containsExactly(7);
            assertThat(first.h()).isEqualTo(9);
            assertThat(first.distance()).isEqualTo(7);
            assertThat(first.move()).isEqualTo(Counterexample.NO_MOVE);
            assertThat(first.size()).isEqualTo(2);
        });
        assertThat(check.exact()).isEqualTo(MARKS - 1);
        assertThat(check.meanError()).isEqualTo(2.0 / MARKS);
        // From mark 7, h drops to 6 and to 8: by 3 and by 1.
        assertThat(check.drops().count()).isEqualTo(1);
        assertThat(check.drops().first()).hasValueSatisfying(drop -> {
            assertThat(drop.state()).containsExactly(7);
            assertThat(DIAL.moveName(drop.move())).isEqualTo("-1");
            assertThat(drop.hAfter()).isEqualTo(6);
            assertThat(drop.size()).isEqualTo(2);
        });
    }

    @Test
    void oneStateTooLowRefutesConsistencyAlone() {
        HeuristicCheck<Hand> check = check(hand -> hand.mark() == 7 ? 1 : distance(hand));
        assertThat(check.seen()).isEqualTo(Guarantee.ADMISSIBLE);
        assertThat(check.overestimates().count()).isZero();
        assertThat(check.underestimates().count()).isEqualTo(1);
        assertThat(check.exact()).isEqualTo(MARKS - 1);
        assertThat(check.underestimates().worst())
                .hasValueSatisfying(worst -> assertThat(worst.size()).isEqualTo(6));
        // Both neighbours drop onto it: mark 6 by 5, and mark 8, which is farther from the goal, by 7.
        assertThat(check.drops().count()).isEqualTo(2);
        assertThat(check.drops().first())
                .hasValueSatisfying(drop -> assertThat(drop.state()).containsExactly(6));
        assertThat(check.drops().worst())
                .hasValueSatisfying(drop -> assertThat(drop.state()).containsExactly(8));
    }

    @Test
    void theFirstCounterexampleIsTheNearestToTheGoalAndTheWorstTheLargest() {
        HeuristicCheck<Hand> check = check(hand -> 2 * distance(hand));
        assertThat(check.overestimates().count()).isEqualTo(MARKS - 1);
        assertThat(check.overestimates().first())
                .hasValueSatisfying(first -> assertThat(first.state()).containsExactly(1));
        assertThat(check.overestimates().worst())
                .hasValueSatisfying(worst -> assertThat(worst.state()).containsExactly(10));
    }

    @Test
    void ofMovesThatMakeHDropAlikeTheFirstIsNamed() {
        HeuristicCheck<Hand> check = check(hand -> hand.mark() == 7 ? 5 : 0);
        assertThat(check.drops().worst()).hasValueSatisfying(drop -> {
            assertThat(DIAL.moveName(drop.move())).isEqualTo("+1");
            assertThat(drop.size()).isEqualTo(4);
        });
    }

    @Test
    void theHistogramCountsEveryStateByDistanceAndH() {
        Histogram histogram =
                check(hand -> hand.mark() == 13 ? 3 : distance(hand)).histogram();
        assertThat(histogram.distances()).containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
        assertThat(histogram.states(7)).isEqualTo(2);
        assertThat(histogram.states(7, 7)).isEqualTo(1);
        assertThat(histogram.states(7, 3)).isEqualTo(1);
        assertThat(histogram.states(7, 100)).isZero();
        assertThat(histogram.meanH(7)).isEqualTo(5);
        assertThat(histogram.leastH(7)).isEqualTo(3);
        assertThat(histogram.mostH(7)).isEqualTo(7);
        assertThat(histogram.mostH()).hasValue(10);
    }

    @Test
    void theHistogramTellsOnlyOfWhatWasSeen() {
        HeuristicCheck<Hand> check = new HeuristicCheck<>(DIAL, hand -> 4);
        check.lookAt(DIAL.at(3), 3, 1);
        check.lookAt(DIAL.at(6), 6, 2);
        check.lookAt(DIAL.at(14), 6, 3);
        Histogram histogram = check.histogram();
        assertThat(histogram.distances()).containsExactly(3, 6);
        List<String> entries = new ArrayList<>();
        histogram.forEach((distance, h, states) -> entries.add(distance + " " + h + " " + states));
        assertThat(entries).containsExactly("3 4 1", "6 4 2");
        assertThat(histogram.states(6, 4)).isEqualTo(2);
        assertThat(histogram.states(6, 5)).isZero();
        assertThat(histogram.states(7, 4)).isZero();
        assertThat(new Histogram().mostH()).isEmpty();
    }

    @Test
    void aVastHStillCounts() {
        HeuristicCheck<Hand> check = check(hand -> hand.mark() == 3 ? Integer.MAX_VALUE : 0);
        assertThat(check.histogram().states(3, Histogram.MAX_H)).isEqualTo(1);
        assertThat(check.overestimates().worst())
                .hasValueSatisfying(worst -> assertThat(worst.h()).isEqualTo(Integer.MAX_VALUE));
    }

    @Test
    void aVastHIsWorseThanOneThatIsALittleTooLarge() {
        HeuristicCheck<Hand> check = new HeuristicCheck<>(DIAL, hand -> hand.mark() == 1 ? 2 : Integer.MAX_VALUE);
        check.lookAt(DIAL.at(1), 1, 1);
        check.lookAt(DIAL.at(3), 3, 3);
        assertThat(check.overestimates().worst())
                .hasValueSatisfying(worst -> assertThat(worst.state()).containsExactly(3));
    }

    @Test
    void aLimitEndsItWithWhatWasSeen() {
        HeuristicCheck<Hand> check = new HeuristicCheck<>(DIAL, HeuristicCheckTest::distance);
        assertThat(check.lookAt(exploration(), Limits.NONE.withDepth(3))).isEqualTo(Outcome.DEPTH_LIMIT);
        assertThat(check.states()).isEqualTo(7);
    }

    @Test
    void whoStopsItWhileItLooksAtALayerIsHeard() {
        AtomicInteger asked = new AtomicInteger();
        HeuristicCheck<Hand> check = new HeuristicCheck<>(DIAL, HeuristicCheckTest::distance);
        Exploration<Hand> stoppedOnce =
                new StoredExploration<>(DIAL, Limits.NONE, sofar -> asked.getAndIncrement() > 0);
        assertThat(check.lookAt(stoppedOnce, Limits.NONE)).isEqualTo(Outcome.CANCELLED);
        assertThat(check.states()).isZero();
    }

    @Test
    void itKnowsWhatItChecks() {
        Heuristic<Hand> heuristic = Heuristic.of("distance", Guarantee.NONE, HeuristicCheckTest::distance);
        HeuristicCheck<Hand> check = new HeuristicCheck<>(DIAL, heuristic);
        assertThat(check.puzzle()).isSameAs(DIAL);
        assertThat(check.heuristic()).isSameAs(heuristic);
    }

    @Test
    void whatIsRememberedAfterAMoveIsCheckedAtOneStateIn16() {
        HeuristicCheck<Hand> check = new HeuristicCheck<>(DIAL, new Forgetful(false));
        for (long number : new long[] {1, 15, 17, 31, 33}) {
            check.lookAt(DIAL.at(3), 3, number);
        }
        for (long number : new long[] {0, 16, 32}) {
            assertThatThrownBy(() -> check.lookAt(DIAL.at(3), 3, number))
                    .as("state %d", number)
                    .isInstanceOf(InputException.class);
        }
    }

    @Test
    void whatIsRememberedIsCheckedAfterEveryMove() {
        for (int move = 0; move < DIAL.moveCount(); move++) {
            HeuristicCheck<Hand> check = new HeuristicCheck<>(DIAL, new ForgetfulAfter(move));
            assertThatThrownBy(() -> check.lookAt(DIAL.at(3), 3, 0))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("value(after(...))");
        }
    }

    /** On a dial whose turns do not cancel out. */
    @Test
    void itLeavesTheStateAsItWas() {
        Dial forwards = new Dial(MARKS, new Dial.Turn(1, 1), new Dial.Turn(2, 1));
        Hand hand = forwards.at(3);
        new HeuristicCheck<>(forwards, HeuristicCheckTest::distance).lookAt(hand, 3, 0);
        assertThat(hand.mark()).isEqualTo(3);
    }

    @Test
    void aHeuristicThatBreaksTheRulesIsRefusedWithTheState() {
        assertThatThrownBy(() -> check(hand -> hand.mark() == 4 ? -1 : 0))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("says -1 of 4");
        assertThatThrownBy(() -> check(new Forgetful(true)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("value(begin(...))");
        assertThatThrownBy(() -> check(new Forgetful(false)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("value(after(...))");
    }

    /** Remembers something else than it estimates, from the beginning or from the first move on. */
    private record Forgetful(boolean atOnce) implements IncrementalHeuristic<Hand> {
        @Override
        public int estimate(Hand hand) {
            return 0;
        }

        @Override
        public long begin(Hand hand) {
            return atOnce ? 1 : 0;
        }

        @Override
        public long after(Hand hand, int move, long before) {
            return before + 1;
        }
    }

    /** Remembers something else than it estimates after one of the moves. */
    private record ForgetfulAfter(int wrong) implements IncrementalHeuristic<Hand> {
        @Override
        public int estimate(Hand hand) {
            return 0;
        }

        @Override
        public long after(Hand hand, int move, long before) {
            return move == wrong ? 1 : 0;
        }
    }

    private static int distance(Hand hand) {
        return Math.min(hand.mark(), MARKS - hand.mark());
    }

    private static HeuristicCheck<Hand> check(Heuristic<Hand> heuristic) {
        HeuristicCheck<Hand> check = new HeuristicCheck<>(DIAL, heuristic);
        assertThat(check.lookAt(exploration(), Limits.NONE)).isEqualTo(Outcome.EXHAUSTED);
        return check;
    }

    private static Exploration<Hand> exploration() {
        return new StoredExploration<>(DIAL, Limits.NONE, Progress.NONE);
    }
}
