package dev.unscramble.cube;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.laws.Samples;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class CubePuzzleTest {

    @ParameterizedTest
    @CsvSource({"HALF, cube", "QUARTER, cube-quarter"})
    void itIsCalledByItsMetric(Metric metric, String name) {
        assertThat(new CubePuzzle(metric).name()).isEqualTo(name);
        assertThat(new CubePuzzle(metric).metric()).isEqualTo(metric);
    }

    @ParameterizedTest
    @EnumSource
    void theMoveBetweenTwoCubesIsFound(Metric metric) {
        CubePuzzle puzzle = new CubePuzzle(metric);
        CubePosition from = puzzle.random(Samples.random(1));
        for (int move = 0; move < puzzle.moveCount(); move++) {
            CubePosition to = puzzle.at(puzzle.cube(from));
            to.apply(move);
            assertThat(puzzle.moveBetween(from, to)).isEqualTo(move);
        }
        assertThatThrownBy(() -> puzzle.moveBetween(from, from)).hasMessageStartingWith("no move leads from ");
    }

    @Test
    void aCubeIsDrawnAsANet() {
        CubePuzzle puzzle = new CubePuzzle(Metric.HALF);
        CubePosition turned = puzzle.newPosition();
        turned.apply(0);
        assertThat(puzzle.draw(puzzle.newPosition()))
                .isEqualTo(Notation.COURSE.net(Cube.SOLVED))
                .isNotEqualTo(puzzle.draw(turned))
                .contains("\n");
    }

    /** Without this a search is right but slow, which no other test would notice. */
    @Test
    void cubesAreSearchedAsValues() {
        CubePuzzle puzzle = new CubePuzzle(Metric.HALF);
        assertThat(puzzle.valueForm()).isPresent();
        assertThat(puzzle.places()).hasSize(1);
    }
}
