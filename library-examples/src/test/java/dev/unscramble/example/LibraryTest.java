package dev.unscramble.example;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.example.Pancakes.Stack;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Result;
import dev.unscramble.search.Duplicates;
import dev.unscramble.search.IdaStar;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

/** What docs/library.md shows, as it shows it. */
class LibraryTest {
    private final Pancakes puzzle = new Pancakes(5);
    private final AtomicBoolean cancelled = new AtomicBoolean();

    @Test
    void aProblemASearchAResult() {
        Heuristic<Stack> bottom = Heuristic.of("bottom", Guarantee.CONSISTENT, stack -> stack.at(4) == 5 ? 0 : 1);
        Problem<Stack> problem = new Problem<>(puzzle, puzzle.parse("3 1 2 5 4"), bottom);
        Limits limits = Limits.NONE.withNodes(1_000_000).withTime(Duration.ofSeconds(10));

        Result result = new IdaStar(Duplicates.PARENT).solve(problem, limits, sofar -> !cancelled.get());

        assertThat(result.outcome()).isEqualTo(Outcome.SOLVED);
        assertThat(result.isOptimal()).isTrue();
        assertThat(result.moves().stream().map(puzzle::moveName)).hasSize(result.length());
        assertThat(result.statistics().generated()).isPositive();
    }
}
