package dev.unscramble.model;

import dev.unscramble.laws.Claim;
import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.laws.ExactDistances;
import dev.unscramble.laws.TrustLaws;
import dev.unscramble.model.Heuristic.Trust;
import java.util.List;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.FieldSource;

/** The heuristics of the core keep the laws. */
@ParameterizedClass
@FieldSource("HEURISTICS")
class DialHeuristicTest extends TrustLaws<Hand> {
    private static final ExactDistances<Hand> EXACT = new ExactDistances<>(Dial.unit(90, 1, 7));
    private static final Heuristic<Hand> FULL = new Claim<>("full", Trust.CONSISTENT, EXACT::of);
    private static final Heuristic<Hand> HALF = new Claim<>("half", Trust.CONSISTENT, hand -> EXACT.of(hand) / 2);
    private static final Heuristic<Hand> PATCHY =
            new Claim<>("patchy", Trust.ADMISSIBLE, hand -> hand.mark() % 2 * EXACT.of(hand));
    private static final Heuristic<Hand> WILD = hand -> hand.mark() * 7 % 11;

    static final List<Heuristic<? super Hand>> HEURISTICS = List.of(
            Zero.INSTANCE,
            FULL,
            HALF,
            PATCHY,
            WILD,
            Combination.<Hand>max(List.of(HALF, Zero.INSTANCE)),
            Combination.max(List.of(HALF, PATCHY)),
            Combination.max(List.of(HALF, PATCHY, WILD)), // does not fit into a long
            Combination.sum(List.of(FULL)),
            Combination.sum(List.of(FULL, HALF)),
            Combination.sum(List.of(HALF, FULL, PATCHY)));

    DialHeuristicTest(Heuristic<? super Hand> heuristic) {
        super(EXACT, heuristic);
    }
}
