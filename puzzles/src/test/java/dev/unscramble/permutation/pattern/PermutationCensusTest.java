package dev.unscramble.permutation.pattern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.unscramble.census.Census;
import dev.unscramble.census.RankedExploration;
import dev.unscramble.census.StoredExploration;
import dev.unscramble.laws.Samples;
import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Ranking;
import dev.unscramble.pdb.Tables;
import dev.unscramble.permutation.PermutationCases;
import dev.unscramble.permutation.PermutationPosition;
import dev.unscramble.permutation.PermutationPuzzle;
import dev.unscramble.permutation.definition.ShippedPuzzles;
import dev.unscramble.permutation.definition.TwsReader;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole state spaces have as many states at each depth as published, by a census and in the table of all distances. */
@Tag("long")
class PermutationCensusTest {
    private static final String PUBLISHED = """
            pyraminx,    1 8 48 288 1728 9896 51808 220111 480467 166276 2457 32
            skewb,       1 8 48 288 1728 10248 59304 315198 1225483 1455856 81028 90
            2x2x2,       1 9 54 321 1847 9992 50136 227536 870072 1887748 623800 2644
            topspin:9-4, 1 9 63 414 2526 13986 57781 94068 12590 2
            pancake:9,   1 8 56 391 2278 10666 38015 93585 132697 79379 5804
            """;

    private static List<Long> counts(String published) {
        return Arrays.stream(published.split(" ")).map(Long::valueOf).toList();
    }

    @ParameterizedTest
    @CsvSource(textBlock = PUBLISHED)
    void aCensusFindsThem(String name, String published) {
        assertCensus(PermutationCases.named(name), published);
    }

    /** Only with large samples: it takes as long as all others. */
    @Test
    void aCensusFindsTenPancakes() {
        assumeTrue(Samples.areLarge());
        assertCensus(
                PermutationCases.named("pancake:10"),
                "1 9 72 575 3963 22825 106461 377863 919365 1309756 814678 73232");
    }

    @Test
    void aCensusInQuarterTurnsFindsThem() {
        assertCensus(
                shipped("2x2x2", false),
                "1 6 27 120 534 2256 8969 33058 114149 360508 930588 1350852 782536 90280 276");
    }

    private static void assertCensus(PermutationPuzzle puzzle, String published) {
        Ranking<PermutationPosition> ranking = ProductRanking.of(puzzle).orElseThrow();
        try (var exploration = new RankedExploration<>(ranking, 2, Limits.NONE, Progress.NONE)) {
            Census census = Census.take(exploration, Limits.NONE, layer -> null);
            assertThat(census.counts()).isEqualTo(counts(published));
            assertThat(census.isComplete()).isTrue();
        }
    }

    private static PermutationPuzzle shipped(String name, boolean hasAllPowers) {
        return new PermutationPuzzle(
                TwsReader.read(name, ShippedPuzzles.text(name).orElseThrow(), name, hasAllPowers));
    }

    @ParameterizedTest
    @CsvSource(textBlock = PUBLISHED)
    void theTableOfAllDistancesHasThem(String name, String published) {
        ProductPattern exact =
                (ProductPattern) new Patterns(PermutationCases.named(name), Tables.IN_MEMORY).named("pdb:exact");
        exact.prepare(BuildMonitor.NONE);
        assertThat(Arrays.stream(exact.counts()).boxed()).isEqualTo(counts(published));
    }

    /** To the last depth only with large samples: those of seven million cubes take ten seconds. */
    @ParameterizedTest
    @CsvSource({"true,  1 18 243 3240 43239 574908 7618438", "false, 1 12 114 1068 10011 93840 878880"})
    void theFirstLayersOfThe3x3x3AreAsPublished(boolean hasAllPowers, String published) {
        List<Long> all = counts(published);
        List<Long> counts = Samples.areLarge() ? all : all.subList(0, 6);
        Limits limits = Limits.NONE.withDepth(counts.size() - 1);
        try (var exploration = new StoredExploration<>(shipped("3x3x3", hasAllPowers), limits, Progress.NONE)) {
            assertThat(Census.take(exploration, limits, layer -> null).counts()).isEqualTo(counts);
        }
    }
}
