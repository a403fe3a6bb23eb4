package dev.unscramble.tiles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.unscramble.laws.ExactDistances;
import dev.unscramble.laws.Samples;
import dev.unscramble.model.Duplicates;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.search.BestFirst;
import dev.unscramble.search.Bidirectional;
import dev.unscramble.search.IdaStar;
import dev.unscramble.search.Rbfs;
import dev.unscramble.search.Search;
import dev.unscramble.tiles.heuristic.AdditiveDistance;
import dev.unscramble.tiles.heuristic.LinearConflict;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The fast searches are optimal at many of the 20,160 boards of the 2x4 puzzle, at all of them for large samples, and at
 * some of the 8-puzzle.
 */
class TileSearchIT {
    private static final long SEED = Samples.seed(8);
    private static final Search ASTAR = BestFirst.astar();

    private static final Function<TilePuzzle, Heuristic<TilePosition>> MANHATTAN = AdditiveDistance::manhattan;
    private static final Function<TilePuzzle, Heuristic<TilePosition>> LINEAR_CONFLICT = LinearConflict::new;

    static Stream<Arguments> fast() {
        return Stream.of(
                arguments(ASTAR, LINEAR_CONFLICT),
                arguments(IdaStar.create(), MANHATTAN),
                arguments(Bidirectional.create(), MANHATTAN));
    }

    static Stream<Arguments> fastEnough() {
        return Stream.concat(
                fast(),
                Stream.of(
                        arguments(IdaStar.create().withDuplicates(Duplicates.PATH), LINEAR_CONFLICT),
                        arguments(Rbfs.create(), LINEAR_CONFLICT),
                        arguments(Rbfs.create().withDuplicates(Duplicates.PATH), MANHATTAN)));
    }

    @ParameterizedTest
    @MethodSource("fast")
    void boardsOfTheTwoByFourPuzzle(Search search, Function<TilePuzzle, Heuristic<TilePosition>> heuristic) {
        Board goal = Goals.blankFirst(2, 4);
        solveOptimally(search, goal, heuristic, TileCases.exact(goal).sample(Samples.atLeast(2_016), SEED));
    }

    @ParameterizedTest
    @MethodSource("fastEnough")
    void boardsOfTheEightPuzzle(Search search, Function<TilePuzzle, Heuristic<TilePosition>> heuristic) {
        Board goal = Goals.snail(3, 3);
        solveOptimally(search, goal, heuristic, TileCases.exact(goal).sample(Samples.atLeast(50), SEED));
    }

    private static void solveOptimally(
            Search search,
            Board goal,
            Function<TilePuzzle, Heuristic<TilePosition>> heuristic,
            List<TilePosition> starts) {
        TilePuzzle puzzle = new TilePuzzle(goal);
        Heuristic<TilePosition> guide = heuristic.apply(puzzle);
        ExactDistances<TilePosition> exact = TileCases.exact(goal);
        starts.parallelStream().forEach(start -> {
            Result result = search.solve(new Problem<>(puzzle, start, guide), Limits.NONE, Progress.NONE);
            assertThat(result.isOptimal()).as(puzzle.format(start)).isTrue();
            assertThat(result.length())
                    .as("%s, seed %d", puzzle.format(start), SEED)
                    .isEqualTo(exact.of(start));
        });
    }
}
