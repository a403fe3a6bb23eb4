package dev.unscramble.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.ExactDistances;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.search.BestFirst;
import dev.unscramble.tiles.heuristic.AdditiveDistance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Weighted A* keeps its word, and proves that it does. */
class WeightedSearchTest {

    @ParameterizedTest
    @ValueSource(doubles = {1, 1.2, 1.5, 2, 3.7, 10})
    void aSolutionCostsAtMostTheWeightTimesTheLeast(double weight) {
        TilePuzzle puzzle = new TilePuzzle(Goals.snail(2, 3));
        ExactDistances<TilePosition> exact = TileCases.exact(puzzle.goalBoard());
        BestFirst search = BestFirst.wastar(weight);
        exact.forEach((start, least) -> {
            Problem<TilePosition> problem = new Problem<>(puzzle, start, AdditiveDistance.manhattan(puzzle));
            Result result = search.solve(problem, Limits.NONE, Progress.NONE);
            assertThat((double) result.cost()).as(puzzle.format(start)).isBetween((double) least, weight * least);
            assertThat(result.lowerBound()).isLessThanOrEqualTo(least);
            assertThat(weight * result.lowerBound()).isGreaterThanOrEqualTo(result.cost());
        });
    }
}
