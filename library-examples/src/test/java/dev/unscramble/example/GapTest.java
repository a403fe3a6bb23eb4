package dev.unscramble.example;

import dev.unscramble.example.Pancakes.Stack;
import dev.unscramble.laws.ExactDistances;
import dev.unscramble.laws.GuaranteeLaws;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

/** The gap heuristic is as consistent as it says, over all small stacks. */
@ParameterizedClass(name = "{0} pancakes")
@ValueSource(ints = {3, 6, 7})
class GapTest extends GuaranteeLaws<Stack> {

    GapTest(int size) {
        super(new ExactDistances<>(new Pancakes(size)), PancakeKind.GAP);
    }
}
