package dev.unscramble.tiles.rank;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.census.Census;
import dev.unscramble.census.CensusFolder;
import dev.unscramble.census.LayerBytes;
import dev.unscramble.census.RankedExploration;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Progress;
import dev.unscramble.tiles.Goals;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole state spaces up to 239,500,800 states, in less than 45 MB: as deep as published. */
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
    @CsvSource({"3, 4", "2, 6"})
    void inFilesTheCountsAreThoseOfMemory(int rows, int columns, @TempDir Path folder) {
        TileRanking ranking = new TileRanking(new TilePuzzle(Goals.blankFirst(rows, columns)));
        CensusFolder<TilePosition> files = new CensusFolder<>(folder, ranking, ranking.size() / 132, 2_000_000);
        try (var memory = new RankedExploration<>(ranking, 2, Limits.NONE, Progress.NONE);
                var exploration = new RankedExploration<>(files, 2, Limits.NONE, Progress.NONE)) {
            Census census = Census.take(exploration, Limits.NONE, layer -> null);
            assertThat(census.counts())
                    .isEqualTo(Census.take(memory, Limits.NONE, layer -> null).counts());
        }
    }
}
