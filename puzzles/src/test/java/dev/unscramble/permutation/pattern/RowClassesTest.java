package dev.unscramble.permutation.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.Samples;
import dev.unscramble.model.BuildMonitor;
import dev.unscramble.pdb.Tables;
import dev.unscramble.permutation.Coordinate;
import dev.unscramble.permutation.PermutationCases;
import dev.unscramble.permutation.PermutationPosition;
import dev.unscramble.permutation.PermutationPuzzle;
import dev.unscramble.permutation.StatePart;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
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

    /** With all places of the corners in the columns, no row would be left out. */
    @Test
    void theOrderIsOneInWhichSymmetriesLeaveOutRows() {
        PermutationPuzzle cube = PermutationCases.named("3x3x3");
        List<int[]> symmetries = Symmetry.of(cube).stream().map(Symmetry::moves).toList();
        List<Coordinate> coordinates = Stream.concat(
                        StatePart.alike(cube).stream(),
                        Stream.of(StatePart.pieces(List.of(cube.orbits().get(0)))))
                .map(part -> Coordinate.of(cube, part, 50_000).orElseThrow())
                .toList();
        ProductOrder order = ProductOrder.best(coordinates, symmetries);
        ProductLayout layout = new ProductLayout(
                order.coordinates().stream().map(Coordinate::moves).toList(), EntryFormat.NIBBLES, symmetries);
        assertThat(order.serving()).isEqualTo(layout.classes().symmetries()).isGreaterThan(1);
    }
}
