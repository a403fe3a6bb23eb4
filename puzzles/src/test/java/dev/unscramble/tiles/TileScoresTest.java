package dev.unscramble.tiles;

import dev.unscramble.laws.Samples;
import dev.unscramble.laws.ScoreLaws;
import java.util.Random;
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
}
