package dev.unscramble.example;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.example.Pancakes.Stack;
import dev.unscramble.laws.ExactDistances;
import dev.unscramble.laws.GuaranteeLaws;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.pdb.ProjectionDatabase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.CsvSource;

/** The database is as admissible as it says, and every number is a pattern; of all pancakes, it is exact. */
@ParameterizedClass(name = "{1} of {0}")
@CsvSource({"3, 3, CONSISTENT", "6, 3, ADMISSIBLE", "7, 3, ADMISSIBLE", "7, 5, ADMISSIBLE", "7, 7, CONSISTENT"})
class LargestPancakesTest extends GuaranteeLaws<Stack> {
    private final LargestPancakes projection;
    private final Guarantee deserved;

    LargestPancakesTest(int size, int count, Guarantee deserved) {
        super(new ExactDistances<>(new Pancakes(size)), database(size, count));
        this.projection = new LargestPancakes(new Pancakes(size), count);
        this.deserved = deserved;
    }

    private static Heuristic<Stack> database(int size, int count) {
        return ProjectionDatabase.inMemory(new LargestPancakes(new Pancakes(size), count));
    }

    @Override
    protected Guarantee deserved() {
        return deserved;
    }

    @Test
    void everyNumberIsAPattern() {
        Stack stack = projection.puzzle().newPosition();
        for (long number = 0; number < projection.size(); number++) {
            projection.unrank(number, stack);
            assertThat(projection.rank(stack)).isEqualTo(number);
            assertThat(projection.puzzle().parse(projection.puzzle().format(stack)))
                    .isNotNull();
        }
    }

    @Test
    void ofAllPancakesItIsExact() {
        Heuristic<Stack> whole = database(6, 6);
        new ExactDistances<>(new Pancakes(6))
                .forEach((stack, distance) -> assertThat(whole.estimate(stack)).isEqualTo(distance));
    }
}
