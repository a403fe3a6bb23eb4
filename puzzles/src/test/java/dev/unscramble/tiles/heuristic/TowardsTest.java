package dev.unscramble.tiles.heuristic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.ExactDistances;
import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.tiles.Goals;
import dev.unscramble.tiles.TileCases;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Asked for the way to any board, the heuristics of the tiles never overestimate it, and are as good as for the goal. */
class TowardsTest {

    @Test
    void everyHeuristicCanBeAskedForTheWayToAnyBoard() {
        TilePuzzle puzzle = new TilePuzzle(Goals.blankFirst(2, 3));
        TilePosition target = puzzle.parse("4 1 2 / 5 b 3");
        ExactDistances<TilePosition> exact = ExactDistances.towards(puzzle, target);
        for (Heuristic<? super TilePosition> heuristic : TileCases.heuristics(puzzle)) {
            Heuristic<? super TilePosition> towards = heuristic.towards(target).orElseThrow();
            IncrementalHeuristic.of(towards).prepare(BuildMonitor.NONE);
            exact.forEach((position, distance) -> {
                if (heuristic.guarantee().isAdmissible()) {
                    assertThat(towards.estimate(position)).as(heuristic.name()).isLessThanOrEqualTo(distance);
                }
            });
        }
    }

    /** The targets have the blank where the goal has it, so that they are the goal with other numbers. */
    @Test
    void towardsTheGoalWithOtherNumbersAHeuristicEstimatesAsMuch() {
        TilePuzzle puzzle = new TilePuzzle(Goals.blankFirst(2, 3));
        TilePosition target = puzzle.parse("b 2 1 / 4 3 5");
        for (Heuristic<? super TilePosition> heuristic : TileCases.heuristics(puzzle)) {
            Heuristic<? super TilePosition> towards = heuristic.towards(target).orElseThrow();
            IncrementalHeuristic.of(towards).prepare(BuildMonitor.NONE);
            assertThat(counts(puzzle, towards)).as(heuristic.name()).isEqualTo(counts(puzzle, heuristic));
        }
    }

    /** How many boards have which estimate. */
    private static Map<Integer, Integer> counts(TilePuzzle puzzle, Heuristic<? super TilePosition> heuristic) {
        Map<Integer, Integer> counts = new TreeMap<>();
        new ExactDistances<>(puzzle)
                .forEach((position, distance) -> counts.merge(heuristic.estimate(position), 1, Integer::sum));
        return counts;
    }
}
