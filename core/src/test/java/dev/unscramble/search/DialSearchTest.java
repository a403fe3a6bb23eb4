package dev.unscramble.search;

import dev.unscramble.laws.Claim;
import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.laws.Dial.Turn;
import dev.unscramble.laws.ExactDistances;
import dev.unscramble.laws.SearchLaws;
import dev.unscramble.laws.TestedSearch;
import dev.unscramble.model.Heuristic.Guarantee;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every search keeps the laws where moves cost one, where they cost more, and where none takes another back. */
@Tag("long")
@ParameterizedClass(name = "{0}")
@MethodSource("solvers")
class DialSearchTest extends SearchLaws<Hand> {
    private static final List<Dial> DIALS = List.of(
            Dial.unit(240, 1, 4),
            new Dial(240, new Turn(1, 2), new Turn(-1, 2), new Turn(4, 3), new Turn(-4, 3)),
            new Dial(120, new Turn(1, 1), new Turn(3, 4)));

    DialSearchTest(TestedSearch<Hand> solver, ExactDistances<Hand> exact) {
        super(solver, exact, exact.sample(10, 1));
    }

    static Stream<Arguments> solvers() {
        return solvers(DIALS);
    }

    /** Every search on each of these dials. */
    static Stream<Arguments> solvers(List<Dial> dials) {
        return dials.stream()
                .map(ExactDistances::new)
                .flatMap(exact -> TestedSearch.all(
                                exact.puzzle(),
                                List.of(
                                        new Claim<>("half", Guarantee.CONSISTENT, hand -> exact.of(hand) / 2),
                                        new Claim<>(
                                                "patchy",
                                                Guarantee.ADMISSIBLE,
                                                hand -> hand.mark() % 2 == 0 ? exact.of(hand) : 0),
                                        new Claim<>("wild", Guarantee.NONE, hand -> hand.mark() * 7 % 11)))
                        .stream()
                        .map(solver -> Arguments.of(solver, exact)));
    }
}
