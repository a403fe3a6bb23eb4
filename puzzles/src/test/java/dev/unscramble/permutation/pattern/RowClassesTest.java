package dev.unscramble.permutation.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.Samples;
import dev.unscramble.model.BuildMonitor;
import dev.unscramble.pdb.Tables;
import dev.unscramble.permutation.PermutationCases;
import dev.unscramble.permutation.PermutationPosition;
import dev.unscramble.permutation.PermutationPuzzle;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A table without the rows that symmetries take to others has the same distances as one with all. */
class RowClassesTest {

    @ParameterizedTest
    @CsvSource({
        "3x3x3, pdb:CORNER-turns-EDGE-alike-4, 16",
        "3x3x3, pdb:EDGE-turns-EDGE-alike-4, 8",
        "skewb, pdb:CENTER-places-3-all-turns, 6",
        "dino, pdb:EDGE-places-2, 1",
        "pyraminx, pdb:EDGE, 2",
    })
    void itHasTheSameDistances(String name, String pattern, int symmetries) {
        PermutationPuzzle puzzle = PermutationCases.named(name);
        Patterns patterns = new Patterns(puzzle, Tables.IN_MEMORY);
        ProductPattern whole = patterns.product(pattern, Long.MAX_VALUE);
        ProductPattern reduced = patterns.product(pattern, 0);
        whole.prepare(BuildMonitor.NONE);
        reduced.prepare(BuildMonitor.NONE);
        assertThat(reduced.symmetries()).isEqualTo(symmetries);
        assertThat(reduced.memoryBytes() < whole.memoryBytes()).isEqualTo(symmetries > 1);
        assertThat(reduced.counts()).isEqualTo(whole.counts());
        Random random = Samples.random(1);
        for (int i = 0; i < Samples.atLeast(200); i++) {
            PermutationPosition state = puzzle.walked(random);
            assertThat(reduced.estimate(state)).isEqualTo(whole.estimate(state));
        }
    }
}
