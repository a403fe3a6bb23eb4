package dev.unscramble.cube;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.census.Census;
import dev.unscramble.census.CensusFolder;
import dev.unscramble.census.RankedExploration;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Progress;
import dev.unscramble.pdb.ProjectionDatabase;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How many cubes there are at each depth, as published: the tests' own search and the exact table find as many. */
@Tag("long")
class CubeCensusTest {
    private static final String CENSUS = """
            HALF,    1 9 54 321 1847 9992 50136 227536 870072 1887748 623800 2644
            QUARTER, 1 6 27 120 534 2256 8969 33058 114149 360508 930588 1350852 782536 90280 276
            """;

    @ParameterizedTest
    @CsvSource(textBlock = CENSUS)
    void theTestsOwnSearchFindsThePublishedCounts(Metric metric, String published) {
        assertThat(CubeDistances.in(metric).counts()).isEqualTo(counts(published));
    }

    @ParameterizedTest
    @CsvSource(textBlock = CENSUS)
    void theExactTableHasThePublishedCounts(Metric metric, String published) {
        assertThat(ProjectionDatabase.inMemory(CubePattern.exact(new CubePuzzle(metric)))
                        .counts())
                .containsExactly(
                        counts(published).stream().mapToLong(Integer::longValue).toArray());
    }

    @ParameterizedTest
    @CsvSource(textBlock = CENSUS)
    void layersOfBitsHaveAsManyStatesAsPublished(Metric metric, String published) {
        CubeRanking ranking = new CubeRanking(new CubePuzzle(metric));
        try (var exploration = new RankedExploration<>(ranking, 2, Limits.NONE, Progress.NONE)) {
            Census census = Census.take(exploration, Limits.NONE, layer -> null);
            assertThat(census.counts()).map(Long::intValue).isEqualTo(counts(published));
            assertThat(census.isComplete()).isTrue();
        }
    }

    @ParameterizedTest
    @CsvSource(textBlock = CENSUS)
    void layersInFilesHaveAsManyStatesAsPublished(Metric metric, String published, @TempDir Path folder) {
        CubeRanking ranking = new CubeRanking(new CubePuzzle(metric));
        CensusFolder<CubePosition> files = new CensusFolder<>(folder, ranking, 1, 0);
        try (var exploration = new RankedExploration<>(files, 1, Limits.NONE, Progress.NONE)) {
            Census census = Census.take(exploration, Limits.NONE, layer -> null);
            assertThat(census.counts()).map(Long::intValue).isEqualTo(counts(published));
        }
    }

    @Test
    void everyNumberIsACubeThatHasThisNumber() {
        CubeRanking ranking = new CubeRanking(new CubePuzzle(Metric.HALF));
        CubePosition position = ranking.puzzle().newPosition();
        List<Long> wrong = new ArrayList<>();
        for (long number = 0; number < ranking.size(); number++) {
            ranking.unrank(number, position);
            if (ranking.rank(position) != number) {
                wrong.add(number);
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(ranking.size()).isEqualTo(3_674_160);
    }

    private static List<Integer> counts(String published) {
        return Arrays.stream(published.split(" ")).map(Integer::valueOf).toList();
    }
}
