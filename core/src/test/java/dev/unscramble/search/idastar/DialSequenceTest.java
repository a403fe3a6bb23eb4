package dev.unscramble.search.idastar;

import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.laws.Dial.Turn;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Sequences on dials, which have one place; with and without moves that take others back. */
@ParameterizedClass(name = "{0}, {1} moves")
@MethodSource("dials")
class DialSequenceTest extends SequenceLaws<Hand> {
    private static final int ALL = Integer.MAX_VALUE;

    DialSequenceTest(Dial dial, int length) {
        super(dial, length, ALL);
    }

    static Stream<Arguments> dials() {
        return Stream.of(
                Arguments.of(Dial.unit(100, 1), 2),
                Arguments.of(Dial.unit(10, 1), 8),
                Arguments.of(Dial.unit(100, 1, 7), 2),
                Arguments.of(Dial.unit(100, 1, 7), 3),
                Arguments.of(Dial.unit(100, 1, 7, 30), 6),
                Arguments.of(new Dial(60, new Turn(1, 3), new Turn(4, 3), new Turn(-6, 3)), 5),
                Arguments.of(new Dial(7, new Turn(1, 1)), 20));
    }
}
