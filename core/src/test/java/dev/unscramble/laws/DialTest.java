package dev.unscramble.laws;

import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.laws.Dial.Turn;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The dial that the core is tested with keeps the laws of positions itself. */
@ParameterizedClass(name = "{0}")
@MethodSource("dials")
class DialTest extends PositionLaws<Hand> {

    DialTest(Dial dial, long[] perft) {
        super(dial, perft);
    }

    static Stream<Arguments> dials() {
        return Stream.of(
                Arguments.of(Dial.unit(100, 1, 7), new long[] {1, 4, 16, 64, 256, 1024}),
                Arguments.of(new Dial(60, new Turn(1, 2), new Turn(4, 3)), new long[] {1, 2, 4, 8, 16, 32, 64}));
    }
}
