package dev.unscramble.permutation.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.census.Census;
import dev.unscramble.census.RankedExploration;
import dev.unscramble.laws.ExactDistances;
import dev.unscramble.laws.RankingLaws;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Progress;
import dev.unscramble.permutation.PermutationCases;
import dev.unscramble.permutation.PermutationPosition;
import dev.unscramble.permutation.PermutationPuzzle;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Lights by number; all 512 states of nine of them in a square can be reached. */
class TurnsRankingTest extends RankingLaws<PermutationPosition> {

    TurnsRankingTest() {
        super(
                new TurnsRanking(PermutationCases.named("lights-out:3x3")),
                new ExactDistances<>(PermutationCases.named("lights-out:3x3")));
    }

    /** Only 16 of the 32 states of five lights in a row can be reached. */
    @Test
    void aCensusMeetsOnlyTheNumbersThatAreStates() {
        PermutationPuzzle five = PermutationCases.named("lights-out:1x5");
        try (var exploration = new RankedExploration<>(new TurnsRanking(five), 1, Limits.NONE, Progress.NONE)) {
            assertThat(Census.take(exploration, Limits.NONE, layer -> null).counts())
                    .isEqualTo(List.of(1L, 5L, 7L, 3L))
                    .satisfies(counts -> assertThat(
                                    counts.stream().mapToLong(count -> count).sum())
                            .isEqualTo(16));
        }
    }

    @Test
    void aPuzzleWhosePiecesMoveHasNone() {
        assertThat(TurnsRanking.fits(PermutationCases.named("lights-out:2x2"))).isTrue();
        assertThat(TurnsRanking.fits(PermutationCases.named("skewb"))).isFalse();
    }
}
