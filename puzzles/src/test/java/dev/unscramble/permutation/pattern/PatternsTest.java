package dev.unscramble.permutation.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.heuristic.Combination;
import dev.unscramble.laws.Samples;
import dev.unscramble.model.BuildMonitor;
import dev.unscramble.model.Heuristic;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Result;
import dev.unscramble.pdb.TableBytes;
import dev.unscramble.pdb.Tables;
import dev.unscramble.permutation.PermutationCases;
import dev.unscramble.permutation.PermutationPosition;
import dev.unscramble.permutation.PermutationPuzzle;
import dev.unscramble.search.IdaStar;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PatternsTest {
    private final PermutationPuzzle cube = PermutationCases.named("3x3x3");

    @Test
    void largePatternsAreTakenBeforeSmallOnes() {
        Patterns patterns = new Patterns(cube, Tables.IN_MEMORY);
        assertThat(patterns.best()).isEqualTo("pdb:CORNER");
        assertThat(patterns.quick()).isEqualTo("max(pdb:CORNER-turns-EDGE-alike-4,pdb:EDGE-turns-EDGE-alike-4)");
        assertThat(new Patterns(PermutationCases.named("ivy"), Tables.IN_MEMORY).best())
                .isEqualTo("pdb:exact");
    }

    /** As the command does that lists tables before it makes them. */
    @Test
    void theTablesOfAPatternAreKnownBeforeTheyAreMade() {
        List<String> asked = new ArrayList<>();
        Tables none = (key, maker) -> {
            asked.add(key.name());
            return new TableBytes(0);
        };
        new Patterns(cube, none).named("pdb:CORNER").prepare(BuildMonitor.NONE);
        assertThat(asked).singleElement().asString().endsWith("pdb_CORNER");
    }

    @Test
    void aCubeHasAsManySymmetriesAsRotationsAndMirrorImages() {
        assertThat(Symmetry.of(cube)).hasSize(47);
    }

    @Test
    void patternsGuideASearchAsTheTableOfAllDistancesSays() {
        PermutationPuzzle skewb = PermutationCases.named("skewb");
        Heuristic<PermutationPosition> exact = ProductPatternTest.pattern("skewb", "pdb:exact");
        Heuristic<PermutationPosition> patterns = Combination.max(List.of(
                ProductPatternTest.pattern("skewb", "pdb:AXIS"),
                ProductPatternTest.pattern("skewb", "pdb:CORNER"),
                ProductPatternTest.pattern("skewb", "pdb:CENTER")));
        Random random = Samples.random(1);
        for (int i = 0; i < Samples.atLeast(5); i++) {
            PermutationPosition start = skewb.random(random);
            Result result = IdaStar.create().solve(new Problem<>(skewb, start, patterns));
            assertThat(result.length()).isEqualTo(exact.estimate(start));
        }
    }
}
