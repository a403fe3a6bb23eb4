package dev.unscramble.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.laws.Claim;
import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.model.Heuristic.Guarantee;
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

    /** Remembers the mark in that many bits; with none, it knows nothing. */
    private record Bits(int trackedBits) implements Heuristic<Hand> {
        @Override
        public int estimate(Hand hand) {
            return trackedBits == 0 ? 0 : hand.mark();
        }
    }
}
