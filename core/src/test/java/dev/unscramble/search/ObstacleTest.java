package dev.unscramble.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.heuristic.Zero;
import dev.unscramble.laws.Dial;
import dev.unscramble.laws.Dial.Hand;
import dev.unscramble.laws.Dial.Turn;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Result;
import dev.unscramble.search.idastar.DialRules;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Where the rules tell that the goal cannot be reached, nothing is searched. */
class ObstacleTest {

    @Test
    void itIsToldAndNothingIsSearched() {
        Blocked blocked = new Blocked(new Dial(10, new Turn(1, 3), new Turn(3, 2)), new AtomicInteger());
        Result result = BestFirst.astar().solve(new Problem<>(blocked, blocked.dial.at(4), Zero.INSTANCE));
        assertThat(result.outcome()).isEqualTo(Outcome.UNSOLVABLE);
        assertThat(result.reason()).contains("the hand is stuck");
        assertThat(result.lowerBound()).as("the cheapest move").isEqualTo(2);
        assertThat(result.statistics().generated()).isZero();
        Result atGoal = BestFirst.astar().solve(new Problem<>(blocked, blocked.newPosition(), Zero.INSTANCE));
        assertThat(atGoal.lowerBound()).isZero();
    }

    @Test
    void thePuzzleIsAskedOnceForAllSearchesFromAStart() {
        AtomicInteger asked = new AtomicInteger();
        Blocked blocked = new Blocked(new Dial(10, new Turn(1, 1)), asked);
        Problem<Hand> problem = new Problem<>(blocked, blocked.dial.at(4), Zero.INSTANCE);
        assertThat(problem.obstacle()).isPresent();
        BestFirst.astar().solve(problem.with(Zero.INSTANCE));
        BestFirst.bfs().solve(problem);
        assertThat(asked).hasValue(1);
        assertThat(problem.from(blocked.dial.at(5)).obstacle()).isPresent();
        assertThat(asked).as("another start").hasValue(2);
    }

    /** A dial whose hand is stuck. */
    private record Blocked(Dial dial, AtomicInteger asked) implements DialRules {
        @Override
        public Optional<String> obstacle(Hand position) {
            asked.incrementAndGet();
            return Optional.of("the hand is stuck");
        }
    }
}
