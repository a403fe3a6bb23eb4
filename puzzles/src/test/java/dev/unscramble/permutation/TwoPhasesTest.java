package dev.unscramble.permutation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.Samples;
import dev.unscramble.model.Constructor;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TwoPhasesTest {
    @Test
    void anyCubeIsSolvedInFewMoves() {
        PermutationPuzzle cube = PermutationCases.named("3x3x3");
        Constructor<PermutationPosition> phases = cube.constructor().orElseThrow();
        Random random = Samples.random(1);
        for (int i = 0; i < Samples.atLeast(5); i++) {
            PermutationPosition position = cube.random(random);
            String start = cube.format(position);
            List<Integer> moves = phases.solve(position);
            assertThat(cube.format(position)).isEqualTo(start);
            moves.forEach(position::apply);
            assertThat(position.isGoal()).as(start).isTrue();
            assertThat(moves).as(start).hasSizeLessThanOrEqualTo(24);
        }
    }

    @Test
    void aSolvedCubeNeedsNoMoves() {
        PermutationPuzzle cube = PermutationCases.named("3x3x3");
        assertThat(cube.constructor().orElseThrow().solve(cube.newPosition())).isEmpty();
        assertThat(cube.constructor().orElseThrow().solve(cube.parse("R"))).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"skewb", "pyraminx", "hungarian-rings", "dino", "lights-out:5x5"})
    void othersHaveNoPhases(String name) {
        assertThat(PermutationCases.named(name).constructor()).isEmpty();
    }
}
