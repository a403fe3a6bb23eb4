package dev.unscramble.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import dev.unscramble.laws.Samples;
import dev.unscramble.laws.ScoreLaws;
import dev.unscramble.model.ScoredStates;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TileScoresTest {

    @ParameterizedTest
    @CsvSource({"2, 2", "2, 3", "3, 3", "5, 5", "2, 30", "20, 3", "16, 16"})
    void whatAMoveChangesIsWhatIsSoAfterIt(int rows, int columns) {
        Random random = Samples.random(rows);
        TilePuzzle puzzle = new TilePuzzle(RandomBoards.any(rows, columns, random));
        for (int i = 0; i < 4; i++) {
            TilePosition goal = i == 0 ? puzzle.newPosition() : puzzle.at(RandomBoards.any(rows, columns, random));
            ScoreLaws.check(
                    puzzle, puzzle.scoredStates(goal).orElseThrow(), goal, Samples.atLeast(150), Samples.seed(0) + i);
        }
    }

    @Test
    void aTileFarAwayScoresMoreThanSeveralNearTheirCells() {
        assertThat(score("1 2 3 / 4 5 6 / 7 8 0", "1 2 3 / 4 5 6 / 7 8 0")).isZero();
        assertThat(score("1 2 3 / 4 5 6 / 7 0 8", "1 2 3 / 4 5 6 / 7 8 0")).isEqualTo(10);
        assertThat(score("1 2 3 / 4 5 6 / 0 7 8", "1 2 3 / 4 5 6 / 7 8 0")).isEqualTo(20);
        assertThat(score("2 1 3 / 4 5 6 / 7 8 0", "1 2 3 / 4 5 6 / 7 8 0"))
                .as("two steps and a conflict")
                .isEqualTo(60);
        assertThat(score("1 2 8 / 4 5 6 / 7 3 0", "1 2 3 / 4 5 6 / 7 8 0"))
                .as("two tiles three steps away: 2 * 10 * 3^1.5")
                .isEqualTo(104);
    }

    /** The plain score, on the way to a target that is not the goal of the puzzle. */
    private static int score(String board, String target) {
        TilePuzzle puzzle = new TilePuzzle(Goals.blankFirst(3, 3));
        ScoredStates<TilePosition> states =
                puzzle.scoredStates(puzzle.parse(target)).orElseThrow();
        byte[] bytes = new byte[states.length()];
        states.write(puzzle.parse(board), bytes, 0);
        return states.score(bytes, 0);
    }
}
