package dev.unscramble.tiles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.unscramble.model.InputException;
import java.util.List;
import java.util.function.BiFunction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoardTest {
    private static final List<BiFunction<Integer, Integer, Board>> GOALS =
            List.of(Goals::blankFirst, Goals::blankLast, Goals::snail);

    @ParameterizedTest
    @CsvSource({"2, 2", "16, 16", "8, 32", "32, 8", "2, 32"})
    void boardsOfEverySizeInRangeHaveAllTiles(int rows, int columns) {
        for (var goal : GOALS) {
            Board board = goal.apply(rows, columns);
            assertThat(List.of(board.rows(), board.columns(), board.size()))
                    .containsExactly(rows, columns, rows * columns);
        }
    }

    /** Also one that would not fit in memory. */
    @ParameterizedTest
    @CsvSource({"1, 2", "2, 1", "-1, -1", "2, 33", "33, 2", "17, 16", "9, 32", "40000, 40000"})
    void otherSizesAreRefusedBeforeAnythingIsMade(int rows, int columns) {
        for (var goal : GOALS) {
            assertThatExceptionOfType(InputException.class)
                    .isThrownBy(() -> goal.apply(rows, columns))
                    .withMessageStartingWith("a " + rows + "x" + columns + " board is out of range");
        }
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> Board.of(rows, columns, 0))
                .withMessageStartingWith("a " + rows + "x" + columns + " board is out of range");
    }
}
