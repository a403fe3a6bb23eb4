package dev.unscramble.permutation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.Samples;
import dev.unscramble.model.Constructor;
import dev.unscramble.permutation.definition.TwsReader;
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

    /** The numbers of states agree, but moves lead neither to all combinations of kept values nor, after them, to all states. */
    @Test
    void valuesThatDependOnEachOtherMakeNoPhases() {
        PermutationPuzzle puzzle = new PermutationPuzzle(TwsReader.read(
                "own.tws",
                ("Set A 3 3/Set B 3 2/Solved/A/1 3 2/1 0 0/B/1 2 3/0 1 0/End/Move X/A/3 2 1/B/2 3 1/End/"
                                + "Move Y/A/2 3 1/B/3 2 1/End/Move Z/A/1 3 2/B/2 3 1/End/Move W/A/3 1 2/2 0 2/End")
                        .replace('/', '\n'),
                "own",
                true));
        assertThat(puzzle.constructor()).isEmpty();
    }

    /** Eight of sixteen pieces have 12,870 places. */
    @Test
    void valuesThatAreTooManyMakeNoPhases() {
        PermutationPuzzle puzzle = new PermutationPuzzle(TwsReader.read(
                "own.tws",
                ("Set A 16 1/Solved/A/1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16/End/"
                                + "Move X/A/2 3 4 1 5 6 7 8 9 10 11 12 13 14 15 16/End/"
                                + "Move Y/A/1 2 3 4 6 7 8 5 9 10 11 12 13 14 15 16/End/"
                                + "Move Z/A/1 2 3 5 4 6 7 8 9 10 11 12 13 14 15 16/End/"
                                + "Move V/A/1 2 3 4 5 6 7 8 10 9 11 12 13 14 15 16/End/"
                                + "Move W/A/1 2 3 4 5 6 7 9 8 10 11 12 13 14 15 16/End/"
                                + "Move Q/A/1 2 3 4 5 6 7 8 10 11 12 13 14 15 16 9/End")
                        .replace('/', '\n'),
                "own",
                true));
        assertThat(puzzle.constructor()).isEmpty();
    }
}
