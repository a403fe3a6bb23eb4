package dev.unscramble.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.catalog.Instance;
import dev.unscramble.catalog.kind.CubeDomain;
import dev.unscramble.cube.CubePosition;
import dev.unscramble.cube.CubePuzzle;
import dev.unscramble.cube.Metric;
import dev.unscramble.laws.Samples;
import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.IncrementalHeuristic;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Progress;
import dev.unscramble.pdb.Tables;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CubeGeneratorTest {
    /** One for each metric, since their tables take time to make. */
    private static final CubeDomain HALF = new CubeDomain(new CubePuzzle(Metric.HALF), Tables.IN_MEMORY);

    private static final CubeDomain QUARTER = new CubeDomain(new CubePuzzle(Metric.QUARTER), Tables.IN_MEMORY);

    @Test
    void aSeedMakesTheseCubesOnEveryMachine() {
        assertThat(generator(Metric.HALF, 1).uniform(3).map(Instance::start))
                .containsExactly(
                        "RWWY WRBW GOBR YOGR BGBO OYYG",
                        "WRWG YWBG ROOB YYYW OGRO RBBG",
                        "BOWW RWBY GWRY ROBG YYOO GGRB");
    }

    /** As many at each depth as there should be; a table knows how deep each is. */
    @Test
    void uniformCubesAreAsDeepAsAllAre() {
        int cubes = Samples.atLeast(20_000);
        Heuristic<? super CubePosition> depth = HALF.heuristics().parse("pdb:exact");
        IncrementalHeuristic.of(depth).prepare(BuildMonitor.NONE);
        Map<Integer, Long> counts = generator(Metric.HALF, Samples.seed(2))
                .uniform(cubes)
                .collect(Collectors.groupingBy(cube -> depth.estimate(cube.position()), Collectors.counting()));
        Map<Integer, Double> expected = Map.of(
                7, cubes * 227_536.0 / 3_674_160,
                8, cubes * 870_072.0 / 3_674_160,
                9, cubes * 1_887_748.0 / 3_674_160,
                10, cubes * 623_800.0 / 3_674_160);
        double chiSquare = expected.entrySet().stream()
                .mapToDouble(entry ->
                        Math.pow(counts.getOrDefault(entry.getKey(), 0L) - entry.getValue(), 2) / entry.getValue())
                .sum();
        // 4 degrees of freedom at most: once in a thousand seeds it is larger.
        assertThat(chiSquare).isLessThan(18.47);
    }

    @ParameterizedTest
    @CsvSource({"HALF, 0", "HALF, 1", "HALF, 5", "HALF, 11", "QUARTER, 6", "QUARTER, 14"})
    void cubesAtADepthAreExactlySoDeep(Metric metric, int depth) {
        assertThat(generator(metric, 3).atDepth(20, depth))
                .hasSize(20)
                .allSatisfy(instance -> assertThat(depth(instance)).isEqualTo(depth));
    }

    @Test
    @Tag("long")
    void cubesForCompetitionsNeedFourMovesAndAreMadeByEleven() {
        assertThat(generator(Metric.HALF, 4).atLeastDepth(50, 4)).hasSize(50).allSatisfy(instance -> {
            assertThat(depth(instance)).isGreaterThanOrEqualTo(4);
            assertThat(instance.write("competition").split(" ")).hasSize(11);
        });
        assertThat(generator(Metric.HALF, 5).atLeastDepth(3, 11))
                .allSatisfy(instance -> assertThat(depth(instance)).isEqualTo(11));
    }

    @Test
    void aDepthThatNoCubeHasIsRefused() {
        Generator<CubePosition> generator = generator(Metric.HALF, 6);
        String complaint = "no cube puzzle needs 12 moves to this goal; the deepest need 11";
        assertThatThrownBy(() -> generator.atDepth(1, 12))
                .isInstanceOf(InputException.class)
                .hasMessage(complaint);
        assertThatThrownBy(() -> generator.atLeastDepth(1, 12))
                .isInstanceOf(InputException.class)
                .hasMessage(complaint);
    }

    @Test
    void randomMovesLeadNoFartherThanTheyAre() {
        assertThat(generator(Metric.QUARTER, 7).byMoves(50, 5))
                .allSatisfy(instance -> assertThat(depth(instance)).isLessThanOrEqualTo(5));
    }

    private int depth(Instance<CubePosition> instance) {
        return instance.domain()
                .optimal()
                .solve(instance, Limits.NONE, Progress.NONE)
                .result()
                .length();
    }

    private static Generator<CubePosition> generator(Metric metric, long seed) {
        return new Generator<>(metric == Metric.HALF ? HALF : QUARTER, seed, Limits.NONE, Progress.NONE);
    }
}
