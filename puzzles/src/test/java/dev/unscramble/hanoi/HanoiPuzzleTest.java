package dev.unscramble.hanoi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.unscramble.laws.ExactDistances;
import dev.unscramble.laws.PositionLaws;
import dev.unscramble.laws.RankingLaws;
import dev.unscramble.model.InputException;
import dev.unscramble.model.Problem;
import dev.unscramble.pdb.ProjectionDatabase;
import dev.unscramble.search.IdaStar;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HanoiPuzzleTest {

    @Nested
    class Position extends PositionLaws<HanoiPosition> {
        Position() {
            super(new HanoiPuzzle(4, 5), new long[] {1, 3, 15});
        }
    }

    @Nested
    class Numbers extends RankingLaws<HanoiPosition> {
        Numbers() {
            super(new HanoiNumbers(new HanoiPuzzle(4, 4)), new ExactDistances<>(new HanoiPuzzle(4, 4)));
        }
    }

    /** With four pegs, these are the numbers of Frame and Stewart. */
    @ParameterizedTest
    @CsvSource({"3,1,1", "3,4,15", "3,7,127", "4,3,5", "4,6,17", "4,8,33", "5,5,11"})
    void aWholeTowerTakesAsManyMovesAsIsKnown(int pegs, int discs, int moves) {
        HanoiPuzzle tower = new HanoiPuzzle(pegs, discs);
        var exact = ProjectionDatabase.inMemory(new HanoiNumbers(tower));
        HanoiPosition start = tower.parse("A".repeat(discs));
        assertThat(exact.estimate(start)).isEqualTo(moves);
        assertThat(IdaStar.create().solve(new Problem<>(tower, start, exact)).length())
                .isEqualTo(moves);
    }

    @Test
    void withThreePegsTheFormulaIsTheDistance() {
        HanoiPuzzle tower = new HanoiPuzzle(3, 6);
        HanoiNumbers numbers = new HanoiNumbers(tower);
        var exact = ProjectionDatabase.inMemory(numbers);
        HanoiPosition position = tower.newPosition();
        for (long number = 0; number < numbers.size(); number++) {
            numbers.unrank(number, position);
            assertThat(new ThreePegs(tower).estimate(position)).isEqualTo(exact.estimate(position));
        }
    }

    @Test
    void aTowerIsDrawnAsPeopleKnowIt() {
        HanoiPuzzle tower = new HanoiPuzzle(3, 2);
        assertThat(tower.draw(tower.parse("AB"))).isEqualTo("   |     |     |\n   |     |     |\n =====  ===    |");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            AAA  | "AAA" is not a state of hanoi:3x2, which has a letter for each of its 2 discs, as in AA
            AD   | "D" is not a peg; there are A to C
            """)
    void otherStatesAreRefused(String text, String saying) {
        assertThatThrownBy(() -> new HanoiPuzzle(3, 2).parse(text))
                .isInstanceOf(InputException.class)
                .hasMessage(saying);
    }
}
