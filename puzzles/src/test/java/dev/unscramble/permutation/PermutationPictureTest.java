package dev.unscramble.permutation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.model.InputException;
import dev.unscramble.permutation.definition.ShippedPuzzles;
import dev.unscramble.permutation.definition.TwsReader;
import dev.unscramble.permutation.picture.Sticker;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class PermutationPictureTest {
    private static final String ROWS = """
            Set CORNER 3 3
            Set EDGE 2 1
            Solved
            CORNER
            1 2 3
            EDGE
            1 2
            End
            Move A
            CORNER
            2 3 1
            1 1 1
            End
            Move B
            EDGE
            2 1
            End
            """;

    private static String drawn(PermutationPuzzle puzzle, String moves) {
        return puzzle.draw(puzzle.parse(moves));
    }

    @Test
    void theCubeIsDrawnUnfoldedAsATurnLeavesIt() {
        assertThat(drawn(PermutationCases.named("3x3x3"), "R").stripIndent()).isEqualTo("""
                       y y r
                       y y r
                       y y r
                 b b b r r w g g g y o o
                 b b b r r w g g g y o o
                 b b b r r w g g g y o o
                       w w o
                       w w o
                       w w o""");
    }

    /** Turning a face leaves all stickers of that face together, whichever face it is. */
    @ParameterizedTest
    @CsvSource({"U", "R", "F", "D", "L", "B"})
    void aTurnedFaceKeepsItsColour(String face) {
        PermutationPuzzle cube = PermutationCases.named("3x3x3");
        String turned = drawn(cube, face);
        String solved = drawn(cube, "");
        long same = IntStream.range(0, solved.length())
                .filter(at -> solved.charAt(at) > ' ' && solved.charAt(at) == turned.charAt(at))
                .count();
        assertThat(same).isEqualTo(54 - 12);
    }

    static List<String> shippedNames() {
        return ShippedPuzzles.NAMES;
    }

    /** If places or orders of stickers were wrong, some would be in two places after a move, and others nowhere. */
    @ParameterizedTest
    @MethodSource("shippedNames")
    void aMoveShowsTheSameColoursElsewhere(String name) {
        PermutationPuzzle puzzle = PermutationCases.named(name);
        List<Sticker> stickers = Stream.concat(
                        puzzle.picture().slots().stream().flatMap(List::stream), puzzle.picture().fixed().stream())
                .toList();
        assertThat(stickers).hasSizeGreaterThan(17);
        assertThat(stickers.stream().map(Sticker::shape)).doesNotHaveDuplicates();
        String solved = drawn(puzzle, "");
        for (String move : puzzle.moveNames()) {
            assertThat(drawn(puzzle, move)).isNotEqualTo(solved);
            assertThat(letters(drawn(puzzle, move))).isEqualTo(letters(solved));
        }
    }

    private static List<Integer> letters(String drawing) {
        return drawing.chars().filter(letter -> letter > ' ').sorted().boxed().toList();
    }

    @Test
    void withoutStickersOrbitsAreRowsOfNumbersWithTicksForTurns() {
        PermutationPuzzle puzzle = new PermutationPuzzle(TwsReader.read("own.tws", ROWS, "own", true));
        assertThat(drawn(puzzle, "A B")).isEqualTo(" 2' 3' 1'\n\n  2  1");
    }

    @Test
    void familiesAreDrawnAsPeopleKnowThem() {
        PermutationPuzzle lights = PermutationCases.named("lights-out:3x3");
        assertThat(drawn(lights, "r2c2")).isEqualTo(" . * .\n * * *\n . * .");
        PermutationPuzzle pancakes = PermutationCases.named("pancake:3");
        assertThat(drawn(pancakes, "2")).isEqualTo(" ====\n  ==\n======");
        PermutationPuzzle burnt = PermutationCases.named("burnt-pancake:2");
        assertThat(drawn(burnt, "1")).isEqualTo(" ##\n====");
        PermutationPuzzle discs = PermutationCases.named("topspin:6-3");
        assertThat(letters(drawn(discs, ""))).isEqualTo(letters("123456"));
    }

    @Test
    void coloursAreThoseOfTerminals() {
        PermutationPuzzle cube = PermutationCases.named("2x2x2");
        assertThat(cube.draw(cube.newPosition(), true))
                .contains("\u001b[48;5;226;38;5;16m y\u001b[0m")
                .contains("\u001b[48;5;27;38;5;16m b\u001b[0m");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            CORNER                          | stickers have a set, a slot
            FACE 1 red 1,1                  | there is no set called FACE
            CORNER 4 red 1,1 red 1,2 red 1,3| the slot is 4; it must be from 1 to 3
            CORNER 1 red 1,1 red 2,2        | there are 2 stickers; a slot of CORNER has a multiple of its 3 orientations
            CORNER 1 mauve 1,1              | "mauve" is not a colour; there are white, yellow
            CORNER 1 red                    | stickers have a set, a slot
            CORNER 1 red 1,1,1,1 red 2,2    | behind red must come the middle of a square
            EDGE 1 red 1,1 2,2              | behind red must come the middle of a square
            """)
    void aMistakeIsRefusedWithItsLine(String line, String rule) {
        assertThatThrownBy(() -> TwsReader.read("own.tws", ROWS + "#stickers " + line, "own", true))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(rule)
                .hasMessageContaining("own.tws, line 18");
    }

    @Test
    void theSlotsOfASetHaveTheSameNumberOfStickers() {
        String two = "#stickers EDGE 1 red 1,1\n#stickers EDGE 2 red 1,1 blue 2,2\n";
        assertThatThrownBy(() -> TwsReader.read("own.tws", ROWS + two, "own", true))
                .hasMessageContaining("there are 2 stickers, and slot 1 of EDGE has 1");
    }
}
