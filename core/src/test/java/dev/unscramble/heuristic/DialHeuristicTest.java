package dev.unscramble.heuristic;

import dev.unscramble.laws.Claim;
import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.laws.ExactDistances;
import dev.unscramble.laws.GuaranteeLaws;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.model.IncrementalHeuristic;
import java.util.List;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.FieldSource;

/** The heuristics of the core keep the laws. */
@ParameterizedClass
@FieldSource("HEURISTICS")
class DialHeuristicTest extends GuaranteeLaws<Hand> {
    private static final ExactDistances<Hand> EXACT = new ExactDistances<>(Dial.unit(90, 1, 7));
    private static final Heuristic<Hand> FULL = new Claim<>("full", Guarantee.CONSISTENT, EXACT::of);
    private static final Heuristic<Hand> HALF = new Claim<>("half", Guarantee.CONSISTENT, hand -> EXACT.of(hand) / 2);
    private static final Heuristic<Hand> PATCHY =
            new Claim<>("patchy", Guarantee.ADMISSIBLE, hand -> hand.mark() % 2 * EXACT.of(hand));
    private static final Heuristic<Hand> WILD = hand -> hand.mark() * 7 % 11;

    private static final Heuristic<Hand> HASTY = new Bounded(0);
    /** What is not remembered would be 40 here. */
    private static final Heuristic<Hand> OFFSET = new Bounded(40);

    static final List<Heuristic<? super Hand>> HEURISTICS = List.of(
            Zero.INSTANCE,
            FULL,
            HALF,
            PATCHY,
            WILD,
            Combination.<Hand>max(List.of(HALF, Zero.INSTANCE)),
            Combination.max(List.of(HALF, PATCHY)),
            Combination.max(List.of(HALF, PATCHY, WILD)), // does not fit into a long
            HASTY,
            OFFSET,
            Combination.max(List.of(HASTY, HALF)),
            Combination.max(List.of(HALF, HASTY, HASTY)),
            Combination.max(List.of(HASTY, OFFSET, HALF)),
            Combination.max(List.of(Combination.max(List.of(HASTY, HASTY)), HALF)),
            Combination.sum(List.of(HASTY, HALF)),
            Combination.sum(List.of(FULL)),
            Combination.sum(List.of(FULL, HALF)),
            Combination.sum(List.of(HALF, FULL, PATCHY)));

    DialHeuristicTest(Heuristic<? super Hand> heuristic) {
        super(EXACT, heuristic);
    }

    /** Exact, but says no more of what exceeds what counts than that it does, and counts from {@code offset} down. */
    private record Bounded(int offset) implements IncrementalHeuristic<Hand> {
        @Override
        public int estimate(Hand hand) {
            return EXACT.of(hand);
        }

        @Override
        public long begin(Hand hand) {
            return Math.abs(offset - EXACT.of(hand));
        }

        @Override
        public long afterWithin(Hand hand, int move, long before, int most, int[] rows, int at, int to) {
            long after = after(hand, move, before);
            return value(after) <= most ? after : Math.abs(offset - Math.max(0, most + 1));
        }

        @Override
        public int value(long tracked) {
            return Math.abs(offset - (int) tracked);
        }

        @Override
        public int trackedBits() {
            return 7;
        }

        @Override
        public Guarantee guarantee() {
            return Guarantee.CONSISTENT;
        }
    }
}
