package dev.unscramble.permutation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.heuristic.Zero;
import dev.unscramble.laws.Samples;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Limits;
import dev.unscramble.model.Problem;
import dev.unscramble.model.Progress;
import dev.unscramble.model.Result;
import dev.unscramble.search.IdaStar;
import dev.unscramble.search.Layers;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PermutationPuzzleTest {
    private static final PermutationPuzzle CUBE = PermutationCases.named("3x3x3");

    @ParameterizedTest
    @CsvSource({
        "3x3x3, 43252003274489856000",
        "2x2x2, 3674160",
        "pyraminx, 933120",
        "skewb, 3149280",
        "ivy, 29160",
        "dino, 239500800",
        "lights-out:5x5, 8388608",
        "topspin:9-4, 181440",
        "topspin:12-4, 239500800",
        "pancake:10, 3628800",
        "burnt-pancake:8, 10321920"
    })
    void theNumberOfStatesIsKnown(String name, String count) {
        assertThat(PermutationCases.named(name).stateCount())
                .hasValueSatisfying(order -> assertThat(order).hasToString(count));
    }

    @ParameterizedTest
    @CsvSource({
        "3x3x3, 1 18 243 3240",
        "pyraminx, 1 8 48 288 1728 9896",
        "skewb, 1 8 48 288 1728 10248",
        "2x2x2, 1 9 54 321 1847 9992",
        "ivy, 1 8 48 288 1640 7582 15262 4221 110",
        "topspin:9-4, 1 9 63 414 2526 13986",
        "pancake:7, 1 6 30 149 543 1357 1903 1016 35",
        "dino, 1 16 160",
        "hungarian-rings, 1 38 722"
    })
    void theFirstLayersAreThoseThatAreKnown(String name, String counts) {
        Layers<PermutationPosition> layers =
                Layers.aroundGoal(PermutationCases.named(name), Limits.NONE, Progress.NONE);
        List<String> seen = new ArrayList<>(List.of("1"));
        for (int depth = 1; depth < counts.split(" ").length; depth++) {
            layers.advance();
            seen.add(Long.toString(layers.width()));
        }
        assertThat(String.join(" ", seen)).isEqualTo(counts);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            CORNER 1 2 3 4 5 6 7 8 1 0 0 0 0 0 0 0 | the orientations of CORNER differ from the solved ones by 1 in all, and moves keep that a multiple of 3
            EDGE 1 2 3 4 5 6 7 8 9 10 11 12 0 0 0 1 0 0 0 0 0 0 0 0 | the orientations of EDGE differ from the solved ones by 1 in all, and moves keep that a multiple of 2
            CORNER 2 1 3 4 5 6 7 8 | the permutations of CORNER and EDGE are not both even or both odd
            """)
    void whatCannotBeReachedIsRefusedWithTheReason(String state, String reason) {
        assertThat(CUBE.obstacle(CUBE.parse(state)))
                .hasValueSatisfying(why -> assertThat(why).startsWith(reason));
    }

    @Test
    void anOddPermutationIsNamed() {
        PermutationPuzzle dino = PermutationCases.named("dino");
        assertThat(dino.obstacle(dino.parse("EDGE 2 1 3 4 5 6 7 8 9 10 11 12")))
                .contains("the permutation of EDGE is odd, and moves keep it even");
    }

    @Test
    void randomStatesCanBeReachedAndAreReadAsTheyAreWritten() {
        Random random = Samples.random(1);
        for (String name : List.of("3x3x3", "skewb", "lights-out:5x5", "burnt-pancake:8")) {
            PermutationPuzzle puzzle = PermutationCases.named(name);
            for (int i = 0; i < Samples.atLeast(10); i++) {
                PermutationPosition position = puzzle.random(random);
                assertThat(puzzle.obstacle(position)).isEmpty();
                assertThat(puzzle.format(puzzle.parse(puzzle.format(position)))).isEqualTo(puzzle.format(position));
            }
        }
    }

    /** The usual superflip: all edges turned, and nothing else. */
    @Test
    void turnsOfTheCubeAreThoseOfEverybody() {
        assertThat(CUBE.format(CUBE.parse("U R2 F B R B2 R U2 L B2 R U' D' R2 F R' L B2 U2 F2")))
                .isEqualTo("CORNER 1 2 3 4 5 6 7 8 0 0 0 0 0 0 0 0"
                        + " EDGE 1 2 3 4 5 6 7 8 9 10 11 12 1 1 1 1 1 1 1 1 1 1 1 1");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            R X           | "X" is not a turn; there are U R F D L B
            CORNER 1 2    | CORNER has 8 slots, and there are 2 numbers behind it
            CORNER 1 1 3 4 5 6 7 8 | the pieces of CORNER are not those of 3x3x3: 1 is there too often
            EDGE 1 2 3 4 5 6 7 8 9 10 11 12 2 0 0 0 0 0 0 0 0 0 0 0 | piece 1 of EDGE cannot be in slot 1 turned by 2
            """)
    void whatIsNotAStateIsRefused(String text, String saying) {
        assertThatThrownBy(() -> CUBE.parse(text))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith(saying);
    }

    @ParameterizedTest
    @CsvSource({"topspin:3-3", "lights-out:9x9", "pancake:1", "burnt-pancake:41"})
    void impossibleSizesAreRefused(String name) {
        assertThatThrownBy(() -> PermutationCases.named(name)).isInstanceOf(InputException.class);
    }

    @Test
    void searchesFindTheShortestScrambles() {
        Result ofTwoLongs = IdaStar.create().solve(new Problem<>(CUBE, CUBE.parse("R U F' L2"), Zero.INSTANCE));
        assertThat(ofTwoLongs.length()).isEqualTo(4);
        assertThat(ofTwoLongs.isOptimal()).isTrue();
    }
}
