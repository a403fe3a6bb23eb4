package dev.unscramble.example.textbook;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.model.Result;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The answers are those of the literature, or were found by breadth-first search. */
class TextbookTest {
    private static void assertOptimal(Result result, int cost) {
        assertThat(result.cost()).isEqualTo(cost);
        assertThat(result.isOptimal()).isTrue();
    }

    @Test
    void fromAradToBucharestItIs418() {
        assertOptimal(Romania.solve(), 418);
    }

    @Test
    void missionariesCrossElevenTimes() {
        assertOptimal(Missionaries.solve(), 11);
    }

    /** The numbers of Frame and Stewart (1941), proved for four pegs by Bousch (2014). */
    @ParameterizedTest
    @CsvSource({"1, 1", "2, 3", "3, 5", "4, 9", "5, 13", "6, 17"})
    void fourPegsTakeTheMovesOfFrameAndStewart(int discs, int moves) {
        assertOptimal(Hanoi.solve(discs), moves);
    }

    @ParameterizedTest
    @CsvSource({"abcdefghijkl, 0", "bacdefghijkl, 1", "hbkfdalcjgie, 12"})
    void pancakesAreSorted(String stack, int flips) {
        assertOptimal(PancakeStack.solve(stack), flips);
    }

    @Test
    void theMazeTakesSeventySteps() {
        assertOptimal(Maze.solve(), 70);
    }

    @Test
    void theFirstCardOfRushHourTakesSixteenSteps() {
        assertOptimal(RushHour.solve(RushHour.START), 16);
    }

    @Test
    void fourLitresTakeSixActions() {
        assertOptimal(Jugs.solve(), 6);
    }

    @ParameterizedTest
    @CsvSource({"123456789, 0", "432156789, 1", "361874925, 20"})
    void topSpinIsSolved(String ring, int moves) {
        assertOptimal(TopSpin.solve(ring), moves);
    }
}
