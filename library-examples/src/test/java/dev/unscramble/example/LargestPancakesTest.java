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
@CsvSource({"3, 3, CONSISTENT", "6, 3, CONSISTENT", "7, 3, ADMISSIBLE", "7, 5, ADMISSIBLE", "7, 7, CONSISTENT"})
class LargestPancakesTest extends GuaranteeLaws<Stack> {
    private final LargestPancakes projection;
    private final ExactDistances<Stack> exact;
    private final Heuristic<Stack> database;
    private final Guarantee deserved;

    LargestPancakesTest(int size, int count, Guarantee deserved) {
        this(new LargestPancakes(new Pancakes(size), count), new ExactDistances<>(new Pancakes(size)), deserved);
    }

    private LargestPancakesTest(LargestPancakes projection, ExactDistances<Stack> exact, Guarantee deserved) {
        this(projection, exact, ProjectionDatabase.inMemory(projection), deserved);
    }

    private LargestPancakesTest(
            LargestPancakes projection, ExactDistances<Stack> exact, Heuristic<Stack> database, Guarantee deserved) {
        super(exact, database);
        this.projection = projection;
        this.exact = exact;
        this.database = database;
        this.deserved = deserved;
    }

    @Override
    protected Guarantee deserved() {
        return deserved;
    }

    @Test
    void everyNumberIsAPattern() {
        Stack stack = projection.puzzle().goal();
        for (long number = 0; number < projection.size(); number++) {
            projection.unrank(number, stack);
            assertThat(projection.rank(stack)).isEqualTo(number);
            assertThat(projection.puzzle().parse(projection.puzzle().format(stack)))
                    .isNotNull();
        }
    }

    @Test
    void ofAllPancakesItIsExact() {
        boolean isWhole = projection.count() == projection.puzzle().size();
        exact.forEach(
                (stack, distance) -> assertThat(database.estimate(stack)).isBetween(isWhole ? distance : 0, distance));
    }
}
