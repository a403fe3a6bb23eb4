package dev.unscramble.search;

import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.laws.Dial.Turn;
import dev.unscramble.laws.ExactDistances;
import dev.unscramble.laws.Samples;
import dev.unscramble.laws.SearchLaws;
import dev.unscramble.laws.TestedSearch;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The same as {@link DialSearchTest} on a dial so small that it takes a moment, with threads under every heuristic. */
@ParameterizedClass(name = "{0}")
@MethodSource("solvers")
class SmallDialSearchTest extends SearchLaws<Hand> {
    private static final Dial DIAL = new Dial(30, new Turn(1, 2), new Turn(-1, 2), new Turn(4, 3), new Turn(-4, 3));

    SmallDialSearchTest(TestedSearch<Hand> solver, ExactDistances<Hand> exact) {
        super(solver, exact, exact.sample(Samples.atLeast(2), Samples.seed(1)));
    }

    static Stream<Arguments> solvers() {
        return DialSearchTest.solvers(DIAL, DialSearchTest.CLAIMS);
    }
}
