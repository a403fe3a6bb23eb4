package dev.unscramble.tiles.rank;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.census.Census;
import dev.unscramble.census.CensusFolder;
import dev.unscramble.census.LayerBytes;
import dev.unscramble.census.RankedExploration;
import dev.unscramble.laws.Samples;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Progress;
import dev.unscramble.tiles.Goals;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whole state spaces up to 239,500,800 states, in less than 45 MB: as deep as published. In files only their first depths
 * are counted, where not all are asked for by large samples.
 */
class LargeCensusIT {

    @ParameterizedTest(name = "{0}x{1}")
    @CsvSource({"2, 5, 1814400, 55, 2", "3, 4, 239500800, 53, 18", "2, 6, 239500800, 80, 2"})
    void allStatesAreCountedAndTheDeepestAreAsDeepAsPublished(
            int rows, int columns, long states, int depth, long deepest) {
        TileRanking ranking = new TileRanking(new TilePuzzle(Goals.blankFirst(rows, columns)));
        assertThat(LayerBytes.needed(ranking)).isLessThan(45_000_000);
        try (var exploration = new RankedExploration<>(ranking, 2, Limits.NONE, Progress.NONE)) {
            Census census = Census.take(exploration, Limits.NONE, layer -> null);
            assertThat(census.states()).isEqualTo(ranking.size()).isEqualTo(states);
            assertThat(census.depth()).isEqualTo(depth);
            assertThat(census.counts().get(depth)).isEqualTo(deepest);
        }
    }

    /** Two parts are in memory for each thread, 230 kB each, and a few more in the cache; three layers take 43 MB. */
    @ParameterizedTest(name = "{0}x{1}")
    @MethodSource("inFiles")
    void inFilesTheCountsAreThoseOfMemory(int rows, int columns, Limits limits, @TempDir Path folder) {
        TileRanking ranking = new TileRanking(new TilePuzzle(Goals.blankFirst(rows, columns)));
        CensusFolder<TilePosition> files = new CensusFolder<>(folder, ranking, ranking.size() / 132, 2_000_000);
        try (var memory = new RankedExploration<>(ranking, 2, limits, Progress.NONE);
                var exploration = new RankedExploration<>(files, 2, limits, Progress.NONE)) {
            Census census = Census.take(exploration, limits, layer -> null);
            assertThat(census.counts())
                    .isEqualTo(Census.take(memory, limits, layer -> null).counts());
        }
    }

    /** At a depth of 30, a tenth of all states of the 3x4 puzzle are known, and every part has many. */
    static Stream<Arguments> inFiles() {
        return Samples.areLarge()
                ? Stream.of(Arguments.of(3, 4, Limits.NONE), Arguments.of(2, 6, Limits.NONE))
                : Stream.of(Arguments.of(3, 4, Limits.NONE.withDepth(30)));
    }
}
