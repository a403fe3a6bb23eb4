package dev.unscramble.heuristic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.laws.Claim;
import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.model.IncrementalHeuristic;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CombinationTest {
    private static final Dial DIAL = Dial.unit(100, 1);
    private static final Heuristic<Hand> MARK = new Claim<>("mark", Guarantee.CONSISTENT, Hand::mark);
    private static final Heuristic<Hand> TENS = new Claim<>("tens", Guarantee.ADMISSIBLE, hand -> hand.mark() / 10);
    private static final Heuristic<Hand> LAMBDA = hand -> 50;

    @Test
    void theSumAddsAndTheMaximumChooses() {
        assertThat(Combination.sum(List.of(MARK, TENS, LAMBDA)).estimate(DIAL.at(42)))
                .isEqualTo(42 + 4 + 50);
        assertThat(Combination.max(List.of(MARK, TENS, LAMBDA)).estimate(DIAL.at(42)))
                .isEqualTo(50);
        assertThat(Combination.max(List.of(MARK, TENS, LAMBDA)).estimate(DIAL.at(77)))
                .isEqualTo(77);
    }

    @Test
    void aSumOfSeveralIsNotTrustedAndAMaximumAsItsLeastTrustedPart() {
        assertThat(Combination.<Hand>sum(List.of(MARK, Zero.INSTANCE)).guarantee())
                .isEqualTo(Guarantee.NONE);
        assertThat(Combination.sum(List.of(MARK)).guarantee()).isEqualTo(Guarantee.CONSISTENT);
        assertThat(Combination.<Hand>max(List.of(MARK, Zero.INSTANCE)).guarantee())
                .isEqualTo(Guarantee.CONSISTENT);
        assertThat(Combination.max(List.of(MARK, TENS)).guarantee()).isEqualTo(Guarantee.ADMISSIBLE);
        assertThat(Combination.max(List.of(MARK, TENS, LAMBDA)).guarantee()).isEqualTo(Guarantee.NONE);
    }

    @Test
    void theNameShowsTheParts() {
        assertThat(Combination.sum(List.of(MARK, TENS)).name()).isEqualTo("sum(mark,tens)");
        assertThat(Combination.max(List.of(MARK, LAMBDA)).name()).isEqualTo("max(mark,custom)");
    }

    @Test
    void aCombinationOfNothingIsRefused() {
        assertThatThrownBy(() -> Combination.<Hand>sum(List.of())).hasMessageContaining("at least one heuristic");
    }

    @Test
    void trackedValuesStandSideBySideTheFirstInTheLowestBits() {
        Combination<Hand> both = Combination.sum(List.of(new Bits(7), new Bits(20)));
        assertThat(both.trackedBits()).isEqualTo(27);
        assertThat(both.begin(DIAL.at(42))).isEqualTo(42L << 7 | 42);
        assertThat(both.after(DIAL.at(42), 0, both.begin(DIAL.at(42)))).isEqualTo(43L << 7 | 43);
        assertThat(both.value(43L << 7 | 42)).isEqualTo(85);
    }

    @Test
    void trackedValuesThatFillTheLongExactlyStillFit() {
        for (int first = 0; first <= Long.SIZE; first++) {
            Combination<Hand> both = Combination.sum(List.of(new Bits(first), new Bits(Long.SIZE - first)));
            assertThat(both.trackedBits()).isEqualTo(Long.SIZE);
            int mark = 1;
            int seen = (first == 0 ? 0 : mark) + (first == Long.SIZE ? 0 : mark);
            assertThat(both.value(both.begin(DIAL.at(mark))))
                    .as("%d bits first", first)
                    .isEqualTo(seen);
        }
    }

    @Test
    void whereMemoriesDoNotFitOnlyTheValueIsRemembered() {
        Combination<Hand> both = Combination.sum(List.of(new Bits(32), new Bits(33)));
        assertThat(both.trackedBits()).isEqualTo(Integer.SIZE);
        IntStream.range(0, 99).forEach(mark -> {
            long tracked = both.begin(DIAL.at(mark));
            assertThat(both.value(tracked)).isEqualTo(2 * mark);
            assertThat(both.value(both.after(DIAL.at(mark), 0, tracked))).isEqualTo(2 * mark + 2);
        });
    }

    @Test
    void whereMemoriesDoNotFitThereAreNoRows() {
        Combination<Hand> both = Combination.sum(List.of(new Rows(2, 32), new Rows(3, 33)));
        assertThat(both.rowInts()).isZero();
        both.beginRow(DIAL.at(42), new int[0], 0);
        assertThat(both.value(both.afterWithin(DIAL.at(42), 0, both.begin(DIAL.at(42)), 1000, new int[0], 0, 0)))
                .isEqualTo(86);
    }

    @Test
    void rowsStandSideBySideInTheOrderOfTheParts() {
        Combination<Hand> all = Combination.sum(List.of(new Rows(2, 7), new Bits(7), new Rows(3, 7), new Rows(1, 7)));
        assertThat(all.rowInts()).isEqualTo(6);
        int[] rows = new int[2 + 6 + 6 + 1];
        all.beginRow(DIAL.at(42), rows, 2);
        assertThat(rows).containsExactly(0, 0, 242, 242, 342, 342, 342, 142, 0, 0, 0, 0, 0, 0, 0);
        long tracked = all.afterWithin(DIAL.at(42), 0, all.begin(DIAL.at(42)), Integer.MAX_VALUE, rows, 2, 8);
        assertThat(rows).containsExactly(0, 0, 242, 242, 342, 342, 342, 142, 243, 243, 343, 343, 343, 143, 0);
        assertThat(all.value(tracked)).isEqualTo(4 * 43);
        all.afterWithin(DIAL.at(43), 1, tracked, Integer.MAX_VALUE, rows, 8, 2);
        assertThat(rows).containsExactly(0, 0, 242, 242, 342, 342, 342, 142, 243, 243, 343, 343, 343, 143, 0);
    }

    @Test
    void itsMemoryIsThatOfAllParts() {
        assertThat(Combination.max(List.of(new Rows(2, 7), MARK, new Rows(3, 7)))
                        .memoryBytes())
                .isEqualTo(2000 + 3000);
    }

    /** Move 0 leads to mark 43, which exceeds 20, and of which the second part knows the tens. */
    @Test
    void aMaximumLeavesOutTheRestOnceAPartExceedsWhatCounts() {
        Asked rest = new Asked(0);
        Combination<Hand> max = Combination.max(List.of(new Bits(7), rest));
        assertThat(within(max, 42)).isEqualTo(43);
        assertThat(within(max, 43)).isEqualTo(4L << 7 | 43);
        assertThat(rest.counts).containsExactly(43);
        assertThat(within(max, 20)).isEqualTo(43);
    }

    @Test
    void aMaximumLeavesNothingOutWhereWhatIsNotRememberedIsNotZero() {
        Asked rest = new Asked(9);
        Combination<Hand> max = Combination.max(List.of(new Bits(7), rest));
        assertThat(max.value(within(max, 20))).isEqualTo(43);
        assertThat(rest.counts).as("nothing exceeds what counts").containsExactly(Integer.MAX_VALUE);
    }

    @Test
    void aSumLeavesNothingOut() {
        Asked rest = new Asked(0);
        Combination<Hand> sum = Combination.sum(List.of(new Bits(7), rest));
        assertThat(sum.value(within(sum, 20))).isEqualTo(47);
        assertThat(rest.counts).as("nothing exceeds what counts").containsExactly(Integer.MAX_VALUE);
    }

    private static long within(Combination<Hand> combination, int most) {
        return combination.afterWithin(DIAL.at(42), 0, combination.begin(DIAL.at(42)), most, new int[0], 0, 0);
    }

    /** Remembers the mark in that many bits; with none, it knows nothing. */
    private record Bits(int trackedBits) implements IncrementalHeuristic<Hand> {
        @Override
        public int estimate(Hand hand) {
            return trackedBits == 0 ? 0 : hand.mark();
        }
    }

    /** Tracks the mark in some ints too, beside its own number of ints, so that nobody else's pass for its own. */
    private record Rows(int rowInts, int trackedBits) implements IncrementalHeuristic<Hand> {
        @Override
        public int estimate(Hand hand) {
            return hand.mark();
        }

        @Override
        public long afterWithin(Hand hand, int move, long before, int most, int[] rows, int at, int to) {
            for (int i = 0; i < rowInts; i++) {
                assertThat(rows[at + i]).isEqualTo(100 * rowInts + hand.mark());
            }
            long after = after(hand, move, before);
            fill(rows, to, value(after));
            return after;
        }

        @Override
        public void beginRow(Hand hand, int[] rows, int at) {
            fill(rows, at, hand.mark());
        }

        private void fill(int[] rows, int at, int mark) {
            Arrays.fill(rows, at, at + rowInts, 100 * rowInts + mark);
        }

        @Override
        public long memoryBytes() {
            return 1000L * rowInts;
        }
    }

    /** Knows the tens of the mark, remembers how far they are from a number, and what counted when it was asked. */
    private static final class Asked implements IncrementalHeuristic<Hand> {
        private final List<Integer> counts = new ArrayList<>();
        private final int from;

        Asked(int from) {
            this.from = from;
        }

        @Override
        public int estimate(Hand hand) {
            return hand.mark() / 10;
        }

        @Override
        public long begin(Hand hand) {
            return Math.abs(from - estimate(hand));
        }

        @Override
        public int value(long tracked) {
            return Math.abs(from - (int) tracked);
        }

        @Override
        public long afterWithin(Hand hand, int move, long before, int most, int[] rows, int at, int to) {
            counts.add(most);
            return after(hand, move, before);
        }

        @Override
        public int trackedBits() {
            return 7;
        }
    }
}
