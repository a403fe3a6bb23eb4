package dev.unscramble.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.analysis.CheckedHeuristic.Scope;
import dev.unscramble.analysis.CheckedHeuristic.Verdict;
import dev.unscramble.catalog.Examples;
import dev.unscramble.catalog.kind.TileDomain;
import dev.unscramble.census.Census;
import dev.unscramble.census.RankedExploration;
import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Outcome;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Ranking;
import dev.unscramble.tiles.Goals;
import dev.unscramble.tiles.TilePosition;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class SampledCheckTest {
    private static final TileDomain EIGHT = Examples.domain(Goals.blankFirst(3, 3));
    private static final TileDomain FOUR_BY_THREE = Examples.domain(Goals.snail(4, 3));

    @Test
    void aSampleProvesNothing() {
        CheckedHeuristic<TilePosition> checked = sample(FOUR_BY_THREE, "manhattan", 5, Limits.NONE);
        assertThat(checked.scope()).isEqualTo(Scope.SAMPLE);
        assertThat(checked.outcome()).isEqualTo(Outcome.EXHAUSTED);
        assertThat(checked.admissible()).isEqualTo(Verdict.OPEN);
        assertThat(checked.consistent()).isEqualTo(Verdict.OPEN);
        assertThat(checked.isRefuted(Guarantee.CONSISTENT)).isFalse();
        assertThat(checked.sources())
                .hasSize(2)
                .anyMatch(source -> source.contains("moves from the goal, by breadth-first search"))
                .anyMatch(
                        source -> source.matches(".*on shortest solutions of 5 random puzzles, by idastar with pdb.*"));
    }

    @Test
    void aSampleRefutes() {
        CheckedHeuristic<TilePosition> checked = sample(FOUR_BY_THREE, "sum(h1,h2)", 3, Limits.NONE);
        assertThat(checked.admissible()).isEqualTo(Verdict.REFUTED);
        assertThat(checked.consistent()).isEqualTo(Verdict.REFUTED);
        assertThat(checked.isRefuted(Guarantee.ADMISSIBLE)).isTrue();
        assertThat(checked.isRefuted(Guarantee.NONE)).isFalse();
    }

    /** A heuristic that is always right is so at every state of the sample, if the sample's distances are. */
    @Test
    void distancesAreExact() {
        Ranking<TilePosition> ranking = EIGHT.ranking().orElseThrow();
        byte[] distances = distances(ranking);
        var check = new SampledCheck<>(
                        EIGHT, position -> distances[(int) ranking.rank(position)], Limits.NONE, Progress.NONE)
                .run(20, 1)
                .check();
        assertThat(check.exact()).isEqualTo(check.states()).isGreaterThan(100_000);
        assertThat(check.histogram().distances().max().orElseThrow()).isGreaterThan(24);
    }

    private static byte[] distances(Ranking<TilePosition> ranking) {
        byte[] distances = new byte[(int) ranking.size()];
        try (var exploration = new RankedExploration<>(ranking, 1, Limits.NONE, Progress.NONE)) {
            Census.take(
                    exploration,
                    Limits.NONE,
                    layer -> layer.visit(() -> (position, number) -> distances[(int) number] = (byte) layer.depth()));
        }
        return distances;
    }

    @Test
    void theSameSeedTakesTheSameSample() {
        assertThat(sample(FOUR_BY_THREE, "h2", 4, Limits.NONE).check().meanH())
                .isEqualTo(sample(FOUR_BY_THREE, "h2", 4, Limits.NONE).check().meanH());
    }

    @Test
    void limitsEndIt() {
        assertThat(sample(FOUR_BY_THREE, "h2", 3, Limits.NONE.withDepth(4)).outcome())
                .isEqualTo(Outcome.DEPTH_LIMIT);
        CheckedHeuristic<TilePosition> late = sample(FOUR_BY_THREE, "h2", 3, Limits.NONE.withTime(Duration.ZERO));
        assertThat(late.outcome()).isEqualTo(Outcome.TIME_LIMIT);
        assertThat(late.scope()).isEqualTo(Scope.NEAR);
    }

    private static CheckedHeuristic<TilePosition> sample(
            TileDomain domain, String heuristic, int samples, Limits limits) {
        return new SampledCheck<>(domain, domain.heuristics().parse(heuristic), limits, Progress.NONE).run(samples, 1);
    }
}
