package dev.unscramble.search;

import dev.unscramble.laws.Claim;
import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.laws.Dial.Turn;
import dev.unscramble.laws.ExactDistances;
import dev.unscramble.laws.Samples;
import dev.unscramble.laws.SearchLaws;
import dev.unscramble.laws.TestedSearch;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Heuristic.Guarantee;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every search keeps all laws where moves cost one, where they cost more, and where none takes another back, under a
 * heuristic of each guarantee; on several threads, where moves cost more, under one of them. The dials are so large that
 * most searches look at the clock before they end; those of large samples are twice as large, and for threads too.
 */
@Tag("long")
@ParameterizedClass(name = "{0}")
@MethodSource("solvers")
class DialSearchTest extends SearchLaws<Hand> {
    private static final int MARKS = Samples.areLarge() ? 240 : 120;
    private static final Dial UNIT = Dial.unit(MARKS, 1, 4);
    private static final Dial PRICED =
            new Dial(MARKS, new Turn(1, 2), new Turn(-1, 2), new Turn(4, 3), new Turn(-4, 3));
    private static final Dial ONE_WAY = new Dial(MARKS / 2, new Turn(1, 1), new Turn(3, 4));

    /** How many heuristics there are. */
    static final int CLAIMS = 3;

    DialSearchTest(TestedSearch<Hand> solver, ExactDistances<Hand> exact) {
        super(solver, exact, exact.sample(Samples.atLeast(solver.isShared() ? 1 : 4), Samples.seed(1)));
    }

    static Stream<Arguments> solvers() {
        boolean isForAll = Samples.areLarge();
        return Stream.of(
                        solvers(UNIT, isForAll ? CLAIMS : 0),
                        solvers(PRICED, isForAll ? CLAIMS : 1),
                        solvers(ONE_WAY, isForAll ? CLAIMS : 0))
                .flatMap(Function.identity());
    }

    /** Every search on a dial; those on several threads under this many of the heuristics. */
    static Stream<Arguments> solvers(Dial dial, int onThreads) {
        ExactDistances<Hand> exact = new ExactDistances<>(dial);
        List<Heuristic<? super Hand>> claims = claims(exact);
        return TestedSearch.all(dial, claims, claims.subList(0, onThreads)).stream()
                .map(solver -> Arguments.of(solver, exact));
    }

    private static List<Heuristic<? super Hand>> claims(ExactDistances<Hand> exact) {
        int[] distances = new int[exact.all().size()];
        exact.forEach((hand, distance) -> distances[hand.mark()] = distance);
        return List.of(
                claim("half", Guarantee.CONSISTENT, distances.length, mark -> distances[mark] / 2),
                claim("patchy", Guarantee.ADMISSIBLE, distances.length, mark -> mark % 2 == 0 ? distances[mark] : 0),
                claim("wild", Guarantee.NONE, distances.length, mark -> mark * 7 % 11));
    }

    /** A function of the mark; towards another mark than 0, of the marks from there. */
    private static Heuristic<Hand> claim(String name, Guarantee guarantee, int marks, IntUnaryOperator function) {
        return new Claim<>(name, guarantee, hand -> function.applyAsInt(hand.mark()), Optional.of(there -> {
            int mark = there.mark();
            return hand -> function.applyAsInt(Math.floorMod(hand.mark() - mark, marks));
        }));
    }
}
