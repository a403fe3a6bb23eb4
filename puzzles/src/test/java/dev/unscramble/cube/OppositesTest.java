package dev.unscramble.cube;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.model.Heuristic.Guarantee;
import dev.unscramble.model.InputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OppositesTest {
    private final CubePuzzle puzzle = new CubePuzzle(Metric.HALF);

    @ParameterizedTest
    @CsvSource({"'', 0, 0", "U, 2, 1", "U2, 4, 1", "R, 6, 1", "F, 8, 1", "F2, 8, 1", "R F', 10, 2"})
    void countsPairsThatDoNotShowOppositeColours(String turns, int count, int divided) {
        CubePosition position = puzzle.at(Cube.SOLVED.after(TurnReader.read(turns)));
        assertThat(Opposites.plain(puzzle).estimate(position)).isEqualTo(count);
        assertThat(Opposites.admissible(puzzle).estimate(position)).isEqualTo(divided);
    }

    @Test
    void onlyTheDividedOneNeverEstimatesTooMuch() {
        assertThat(Opposites.plain(puzzle).name()).isEqualTo("opposites:home");
        assertThat(Opposites.plain(puzzle).guarantee()).isEqualTo(Guarantee.NONE);
        assertThat(Opposites.admissible(puzzle).name()).isEqualTo("opposites/8");
        assertThat(Opposites.admissible(puzzle).guarantee()).isEqualTo(Guarantee.CONSISTENT);
    }

    @Test
    void countsAsTheCourseDoesInItsText() {
        CubeCases.cubes(500, 10).forEach(cube -> {
            String text = Notation.COURSE.write(cube);
            assertThat(Opposites.asHeld(puzzle, cube.homing()).estimate(puzzle.at(cube)))
                    .as(text)
                    .isEqualTo(inText(text));
        });
    }

    @Test
    void countsACubeAlikeHoweverItIsHeldIfThatIsWanted() {
        Opposites opposites = Opposites.plain(puzzle);
        CubeCases.cubes(500, 10)
                .map(puzzle::at)
                .forEach(position -> assertThat(opposites.estimate(position))
                        .as(puzzle.format(position))
                        .isEqualTo(inText(puzzle.format(position))));
    }

    /** Face against face, letter by letter: the first three words against the sixth, fourth and fifth. */
    private static int inText(String text) {
        String[] words = text.split(" ");
        int right = 0;
        int reversed = 0;
        for (int face = 0; face < 3; face++) {
            String first = words[face];
            String second = words[new int[] {5, 3, 4}[face]];
            for (int sticker = 0; sticker < 4; sticker++) {
                String pair = "" + first.charAt(sticker) + second.charAt(sticker);
                right += "WY BG RO".contains(pair) ? 1 : 0;
                reversed += "YW GB OR".contains(pair) ? 1 : 0;
            }
        }
        return Math.min(12 - right, 12 - reversed);
    }

    @Test
    void saysNothingOfAnotherGoal() {
        Cube goal = Cube.SOLVED.after(TurnReader.read("R"));
        CubePuzzle other = new CubePuzzle(Metric.HALF, goal, Metric.HALF.turns());
        assertThatThrownBy(() -> Opposites.plain(other))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("another goal");
    }
}
