package dev.unscramble.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.laws.Dial.Turn;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Result;
import dev.unscramble.model.Zero;
import dev.unscramble.search.idastar.DialRules;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Where the rules tell that the goal cannot be reached, nothing is searched. */
class ObstacleTest {

    @Test
    void itIsToldAndNothingIsSearched() {
        Blocked blocked = new Blocked(new Dial(10, new Turn(1, 3), new Turn(3, 2)));
        Result result = BestFirst.astar().solve(new Problem<>(blocked, blocked.dial.at(4), Zero.INSTANCE));
        assertThat(result.outcome()).isEqualTo(Outcome.UNSOLVABLE);
        assertThat(result.reason()).contains("the hand is stuck");
        assertThat(result.lowerBound()).as("the cheapest move").isEqualTo(2);
        assertThat(result.statistics().generated()).isZero();
        Result atGoal = BestFirst.astar().solve(new Problem<>(blocked, blocked.goal(), Zero.INSTANCE));
        assertThat(atGoal.lowerBound()).isZero();
    }

    /** A dial whose hand is stuck. */
    private record Blocked(Dial dial) implements DialRules {
        @Override
        public Optional<String> obstacle(Hand position) {
            return Optional.of("the hand is stuck");
        }
    }
}
