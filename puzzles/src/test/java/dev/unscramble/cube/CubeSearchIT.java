package dev.unscramble.cube;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.heuristic.Combination;
import dev.unscramble.laws.Samples;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.pdb.ProjectionDatabase;
import dev.unscramble.search.BestFirst;
import dev.unscramble.search.Bidirectional;
import dev.unscramble.search.IdaStar;
import dev.unscramble.search.Rbfs;
import dev.unscramble.search.Search;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The optimal searches are optimal at random cubes, in both metrics. */
class CubeSearchIT {
    private static final long SEED = Samples.seed(4);

    static Stream<Arguments> searches() {
        List<Search> searches = List.of(BestFirst.astar(), IdaStar.create(), Rbfs.create(), Bidirectional.create());
        return Arrays.stream(Metric.values())
                .flatMap(metric -> searches.stream().map(search -> Arguments.of(metric, search.name(), search)));
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("searches")
    void randomCubes(Metric metric, String name, Search search) {
        CubePuzzle puzzle = new CubePuzzle(metric);
        Heuristic<CubePosition> guide = Combination.max(List.of(
                ProjectionDatabase.inMemory(CubePattern.permutation(puzzle)),
                ProjectionDatabase.inMemory(CubePattern.twist(puzzle))));
        solveOptimally(metric, puzzle, search, guide, Samples.atLeast(2));
    }

    @ParameterizedTest
    @EnumSource
    void manyCubesByTheExactTable(Metric metric) {
        CubePuzzle puzzle = new CubePuzzle(metric);
        solveOptimally(
                metric,
                puzzle,
                IdaStar.create(),
                ProjectionDatabase.inMemory(CubePattern.exact(puzzle)),
                Samples.atLeast(1_000));
    }

    private static void solveOptimally(
            Metric metric, CubePuzzle puzzle, Search search, Heuristic<CubePosition> guide, int count) {
        CubeDistances exact = CubeDistances.in(metric);
        Random random = new Random(SEED);
        IntStream.range(0, count).mapToObj(i -> puzzle.random(random)).forEach(start -> {
            String text = puzzle.format(start) + ", seed " + SEED;
            int distance = exact.of(start);
            Result result = search.solve(new Problem<>(puzzle, start, guide), Limits.NONE, Progress.NONE);
            assertThat(result.isOptimal()).as(text).isTrue();
            assertThat(result.length()).as(text).isEqualTo(distance);
        });
    }
}
