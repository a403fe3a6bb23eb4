package dev.unscramble.tiles.rank;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.census.Census;
import dev.unscramble.census.CensusFolder;
import dev.unscramble.census.RankedExploration;
import dev.unscramble.laws.Samples;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Progress;
import dev.unscramble.tiles.Board;
import dev.unscramble.tiles.Goals;
import dev.unscramble.tiles.TileCases;
import dev.unscramble.tiles.TilePosition;
import dev.unscramble.tiles.TilePuzzle;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** In memory or in files, in few parts or many, with one thread or two: the counts are the same. */
@Tag("long")
class CensusInFilesTest {
    @TempDir
    Path folder;

    @ParameterizedTest(name = "{0}x{1}, {2} parts, {3} threads, {4} bytes of cache")
    @MethodSource("cases")
    void theCountsAreThoseOfMemory(int rows, int columns, int parts, int threads, long cacheBytes) {
        for (Board goal : List.of(Goals.blankFirst(rows, columns), TileCases.backwards(rows, columns))) {
            TileRanking ranking = new TileRanking(new TilePuzzle(goal));
            Path files = folder.resolve(String.valueOf(goal.hashCode()));
            CensusFolder<TilePosition> census = new CensusFolder<>(files, ranking, ranking.size() / parts, cacheBytes);
            assertThat(census.ranking().parts()).isEqualTo(parts);
            assertThat(take(new RankedExploration<>(census, threads, Limits.NONE, Progress.NONE)))
                    .isEqualTo(take(new RankedExploration<>(ranking, threads, Limits.NONE, Progress.NONE)));
        }
    }

    /** Where a board has more than nine cells, whole blocks of states move at once; there are 1,814,400 of ten cells. */
    static Stream<Arguments> cases() {
        Stream<Arguments> usual = Stream.of(
                Arguments.of(3, 3, 9, 1, 0),
                Arguments.of(2, 4, 8, 2, 0),
                Arguments.of(3, 3, 9, 2, 10_000),
                Arguments.of(2, 5, 90, 2, 30_000));
        return Samples.areLarge()
                ? Stream.concat(
                        usual,
                        Stream.of(
                                Arguments.of(2, 5, 10, 2, 100_000),
                                Arguments.of(2, 5, 90, 1, 0),
                                Arguments.of(5, 2, 90, 2, 10_000_000)))
                : usual;
    }

    @ParameterizedTest(name = "{0} parts")
    @ValueSource(ints = {10, 90})
    void finerPartsInMemoryMakeNoDifference(int parts) {
        TileRanking ranking = new TileRanking(new TilePuzzle(Goals.snail(2, 5)));
        assertThat(take(new RankedExploration<>(
                        ranking.inParts(ranking.size() / parts), 2, Limits.NONE, Progress.NONE)))
                .isEqualTo(take(new RankedExploration<>(ranking, 1, Limits.NONE, Progress.NONE)));
    }

    private static List<Long> take(RankedExploration<TilePosition> exploration) {
        try (exploration) {
            Census census = Census.take(exploration, Limits.NONE, layer -> null);
            assertThat(census.isComplete()).isTrue();
            return census.counts();
        }
    }
}
