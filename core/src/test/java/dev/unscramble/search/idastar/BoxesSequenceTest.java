package dev.unscramble.search.idastar;

import dev.unscramble.laws.Boxes;
import dev.unscramble.laws.Boxes.Room;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

/** Sequences of boxes, which have six places and different moves at each; at last so long that they reach all states. */
@ParameterizedClass(name = "{0} moves")
@ValueSource(ints = {2, 3, 8, 13, 22})
class BoxesSequenceTest extends SequenceLaws<Room> {
    private static final int ALL = Integer.MAX_VALUE;

    BoxesSequenceTest(int length) {
        super(new Boxes("ABCDE."), length, ALL);
    }
}
